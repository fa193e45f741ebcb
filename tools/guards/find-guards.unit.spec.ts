import { runInNewContext } from 'node:vm';
import { findGuards, mayHoldGuards } from './find-guards.ts';
import { instrument, switchesIn } from './instrument.ts';

const found = (text: string) =>
  findGuards('services/x/src/x.ts', `function answer() {\n${text}\n}`).map(({ kind, text: says, around }) => [
    kind,
    says,
    around('', '·'),
  ]);
const open = (value: boolean) => `__guard("",·,${value})`;

describe('finding guards by syntax', () => {
  it('finds a refusal that depends on the caller, with the value that opens it', () => {
    expect(found(`if (!ownsRules(caller, id)) return refuse('COMPANY_NOT_FOUND');`)).toEqual([
      ['caller', 'ownsRules(caller, id)', open(true)],
    ]);
    expect(found(`if (order.customerId !== companyOf(caller)) return refuse('ORDER_NOT_FOUND');`)).toEqual([
      ['caller', 'order.customerId !== companyOf(caller)', open(false)],
    ]);
  });

  it('finds each part of a condition that concerns the caller', () => {
    expect(
      found(`if (!order || (!isAdmin(caller) && owner !== companyOf(caller))) return refuse('X');`),
    ).toEqual([
      ['caller', 'isAdmin(caller)', open(true)],
      ['caller', 'owner !== companyOf(caller)', open(false)],
    ]);
  });

  it('follows a constant derived from the caller', () => {
    const text = `const own = id === companyOf(caller);\nif (!own) return refuse('X');`;
    expect(found(text)).toEqual([['caller', 'id === companyOf(caller)', open(true)]]);
  });

  it('finds comparisons in functions that answer a permission', () => {
    expect(
      found(`function owns(caller, id) { return caller.kind === 'user' && caller.companyId === id; }`),
    ).toEqual([['caller', 'caller.companyId === id', open(true)]]);
    expect(found(`const shown = orders.filter(({ customerId }) => customerId === company);`)).toEqual([
      ['owner', 'customerId === company', open(true)],
    ]);
  });

  it('finds every condition in front of a refusal that concerns the caller', () => {
    expect(found(`if (!this.sessions.mayUseCookie(request)) return refuse('FORBIDDEN');`)).toEqual([
      ['caller', 'this.sessions.mayUseCookie(request)', open(true)],
    ]);
    expect(found(`if (known.check(request.ip)) done();\nelse answerRefusal(request);`)).toEqual([
      ['caller', 'known.check(request.ip)', open(true)],
    ]);
  });

  it('finds owner conditions in SQL statements and searches', () => {
    const template = 'em.execute(`select 1 from draft d where d.id = ? and d.company_id = ?`)';
    expect(found(template)).toEqual([['statement', 'd.company_id = ?', '${__statement("","·")}']]);
    expect(found(`em.findOne(Draft, { id, companyId })`)).toEqual([
      ['search', 'companyId', '...__search("",{·})'],
    ]);
    expect(found('em.execute(`select 1 from a join b on a.company_id = b.id`)')).toEqual([]);
  });

  it('ignores type narrowing, limits and test files', () => {
    expect(found(`if (caller.kind === 'visitor') return refuse('AUTHENTICATION_REQUIRED');`)).toEqual([]);
    expect(found(`if (files.length >= most) return refuse('TOO_MANY');`)).toEqual([]);
    expect(mayHoldGuards('services/orders/src/testing/world.ts')).toBe(false);
    expect(mayHoldGuards('services/orders/src/order-views/list-orders/list-orders.ts')).toBe(true);
  });
});

describe('a copy with switches', () => {
  it('keeps the behaviour with every guard in and opens only the guard of the switch', () => {
    const text = `const may = (caller, id) => { if (caller.companyId !== id) return false; return 'all'; };`;
    const made = instrument('services/x/src/x.ts', text, switchesIn('/nowhere'));
    const id = made.guards[0]?.id ?? '';
    expect(made.guards).toHaveLength(1);
    const run = (out: string): unknown => {
      const told = `function __switch() { return { out: [${JSON.stringify(out)}], inTurn: {} }; }`;
      const code = made.text.replace(/function __switch\(\) \{[^]*?\n\}/, told);
      return runInNewContext(`(() => { ${code}; return may({ companyId: 1 }, 2); })()`);
    };
    expect([run(''), run(id), run('another')]).toEqual([false, 'all', false]);
  });

  it('takes out one guard at a time, each in the first test that it denies', () => {
    const text = `const may = (caller, id) => {
      if (caller.companyId !== id) return 'another';
      if (!caller.roles.includes('company-admin')) return 'no admin';
      return 'yes';
    };`;
    const made = instrument('services/x/src/x.ts', text, switchesIn('/nowhere'));
    const inTurn = Object.fromEntries(made.guards.map(({ id }) => [id, []]));
    const told = `function __switch() { return { out: [], inTurn: ${JSON.stringify(inTurn)}, name: test }; }`;
    const code = made.text
      .replace(/function __switch\(\) \{[^]*?\n\}/, told)
      .replace(/function __fs\(\) \{[^]*?\n\}/, 'function __fs() { return { appendFileSync() {} }; }');
    const stranger = `may({ companyId: 1, roles: [] }, 2)`;
    const asked = ['one', 'two', 'three'].map((name) => `test = '${name}'; said.push(${stranger});`);
    const said = runInNewContext(
      `(() => { let test; const said = []; ${code}; ${asked.join(' ')} return said; })()`,
    );
    expect([...said]).toEqual(['no admin', 'another', 'another']);
  });

  it('leaves a file without guards unchanged', () => {
    const text = `export const sum = (a: number, b: number): number => a + b;`;
    expect(instrument('services/x/src/x.ts', text, switchesIn('/nowhere')).text).toBe(text);
  });
});
