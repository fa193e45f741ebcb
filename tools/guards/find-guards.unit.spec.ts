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

describe('a guard is found by what it does', () => {
  it('where a refusal depends on the caller, with the value that lets everybody through', () => {
    expect(found(`if (!ownsRules(caller, id)) return refuse('COMPANY_NOT_FOUND');`)).toEqual([
      ['caller', 'ownsRules(caller, id)', open(true)],
    ]);
    expect(found(`if (order.customerId !== companyOf(caller)) return refuse('ORDER_NOT_FOUND');`)).toEqual([
      ['caller', 'order.customerId !== companyOf(caller)', open(false)],
    ]);
  });

  it('part by part, without what has nothing to do with callers', () => {
    expect(
      found(`if (!order || (!isAdmin(caller) && owner !== companyOf(caller))) return refuse('X');`),
    ).toEqual([
      ['caller', 'isAdmin(caller)', open(true)],
      ['caller', 'owner !== companyOf(caller)', open(false)],
    ]);
  });

  it('where a constant was made of the caller', () => {
    const text = `const own = id === companyOf(caller);\nif (!own) return refuse('X');`;
    expect(found(text)).toEqual([['caller', 'id === companyOf(caller)', open(true)]]);
  });

  it('in what answers whether somebody may', () => {
    expect(
      found(`function owns(caller, id) { return caller.kind === 'user' && caller.companyId === id; }`),
    ).toEqual([['caller', 'caller.companyId === id', open(true)]]);
    expect(found(`const shown = orders.filter(({ customerId }) => customerId === company);`)).toEqual([
      ['owner', 'customerId === company', open(true)],
    ]);
  });

  it('where only the refusal says that it is about the caller', () => {
    expect(found(`if (!this.sessions.mayUseCookie(request)) return refuse('FORBIDDEN');`)).toEqual([
      ['caller', 'this.sessions.mayUseCookie(request)', open(true)],
    ]);
    expect(found(`if (known.check(request.ip)) done();\nelse answerRefusal(request);`)).toEqual([
      ['caller', 'known.check(request.ip)', open(true)],
    ]);
  });

  it('in statements and searches by an owner', () => {
    const template = 'em.execute(`select 1 from draft d where d.id = ? and d.company_id = ?`)';
    expect(found(template)).toEqual([['statement', 'd.company_id = ?', '${__statement("","·")}']]);
    expect(found(`em.findOne(Draft, { id, companyId })`)).toEqual([
      ['search', 'companyId', '...__search("",{·})'],
    ]);
    expect(found('em.execute(`select 1 from a join b on a.company_id = b.id`)')).toEqual([]);
  });

  it('and nothing else is one', () => {
    expect(found(`if (caller.kind === 'visitor') return refuse('AUTHENTICATION_REQUIRED');`)).toEqual([]);
    expect(found(`if (files.length >= most) return refuse('TOO_MANY');`)).toEqual([]);
    expect(mayHoldGuards('services/orders/src/testing/world.ts')).toBe(false);
    expect(mayHoldGuards('services/orders/src/order-views/list-orders/list-orders.ts')).toBe(true);
  });
});

describe('a copy with switches', () => {
  it('says the same with every guard in, and lets through what the switch names', () => {
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

  it('takes guards out in turn, each in the first test in which it keeps somebody out', () => {
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

  it('leaves a file without guards as it is', () => {
    const text = `export const sum = (a: number, b: number): number => a + b;`;
    expect(instrument('services/x/src/x.ts', text, switchesIn('/nowhere')).text).toBe(text);
  });
});
