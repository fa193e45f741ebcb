import { logs } from '../instance/logs.ts';
import { drillsFor, placeOrder } from '../instance/ordering.ts';
import { accountOf, signIn, visitor } from '../instance/running-instance.ts';
import { audience } from '../instance/shopping.ts';
import { Clone } from './clone.ts';
import { demoBuyer, idsOfOrders, readSettled, readShown, type Shown } from './read-shown.ts';
import { finishBegunOrder, type Use, useInstance } from './use-instance.ts';
import { wantedUpgrade } from './former-version.ts';

const { from, to } = wantedUpgrade();
const minutes = (count: number): number => count * 60_000;

/** Of a service role without a grant, of a user at NATS without a right, of a migration that did not run. */
const fault =
  /permission denied|permissions violation|(relation|column|table) \S+ (of \S+ \S+ )?does not exist/i;

/** Each step stands on the one before. */
describe(`an instance of version ${from.commit}, upgraded in place`, () => {
  let clone: Clone;
  let use: Use;
  let before: Shown;
  let numbers: number[];

  const admin = () => signIn(accountOf(({ role }) => role === 'platform-admin'));
  const faults = (): string[] =>
    [...logs()].flatMap(([log, text]) =>
      text
        .split('\n')
        .filter((line) => fault.test(line))
        .map((line) => `${log}: ${line}`),
    );

  beforeAll(async () => {
    clone = await Clone.make();
    await clone.checkOut(from.commit);
    await clone.start();
    use = await useInstance();
    before = await readSettled(use, from.lacks);
    numbers = await idsOfOrders(await admin());
    await clone.stop();
    await clone.checkOut(to);
    await clone.start();
  }, minutes(40));
  afterAll(() => clone?.delete(), minutes(5));

  it('has its data in .state', () => {
    expect(clone.holds('.state/secrets.json')).toBe(true);
    expect(clone.holds('deploy/local/.state')).toBe(false);
  });

  it(
    'shows accounts, addresses, settings, prices, orders, files and documents as before',
    async () => {
      const after = await readShown(use, from.lacks);
      expect(Object.keys(after)).toEqual(Object.keys(before));
      for (const [place, shown] of Object.entries(before))
        expect({ [place]: after[place] }).toMatchObject({ [place]: shown });
    },
    minutes(4),
  );

  it(
    'goes on with an order that the version before began',
    async () => {
      expect(await finishBegunOrder(use, demoBuyer())).toBe('Released Sent');
    },
    minutes(4),
  );

  it(
    'numbers a new order after those of before',
    async () => {
      const buyer = await signIn(use.registered);
      const { id } = await placeOrder(buyer, (await drillsFor(buyer)).slice(0, 1));
      expect(id).toBeGreaterThan(Math.max(...numbers));
      expect(await idsOfOrders(await admin())).toEqual([...numbers, id]);
    },
    minutes(4),
  );

  it('finds articles', async () => {
    const found = await visitor()('searchArticles', { query: { ...audience, q: 'spiralbohrer 6,8' } });
    expect(found.articles[0]?.articleText).toMatch(/Spiralbohrer.*6,8/);
  });

  it('logs no missing right, table or column', () => {
    expect(logs().size).toBeGreaterThan(5);
    expect(faults()).toEqual([]);
  });

  it(
    'shows the same after another start',
    async () => {
      const shown = await readSettled(use, []);
      await clone.stop();
      await clone.start();
      expect(await readShown(use, [])).toEqual(shown);
      expect(faults()).toEqual([]);
    },
    minutes(20),
  );
});
