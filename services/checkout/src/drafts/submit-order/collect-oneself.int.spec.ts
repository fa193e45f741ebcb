import { CostRulesStore } from '../../cost-rules/store-cost-rules/cost-rules.store.js';
import { examples, startWorldOfBuyers } from '../../testing/world-of-buyers.js';

const { section, quotedItem, location } = examples;
let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
}, 60_000);
afterAll(() => world.instance.stop());
beforeEach(() => world.forget());

describe('collecting oneself', () => {
  const german = { ...location, id: 777, country: 'DE', city: 'Jena' };
  beforeAll(() =>
    world.instance.app
      .get(CostRulesStore)
      .change(world.instance.em(), { selfCollectionProducerId: quotedItem.producerId }),
  );
  afterAll(() =>
    world.instance.app.get(CostRulesStore).change(world.instance.em(), { selfCollectionProducerId: null }),
  );

  it('is priced and taxed where the goods lie, and the order says where that is', async () => {
    world.answers.quote = (quoted, { country }) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        dispatchLocation: german,
        price: item.price && { ...item.price, taxRate: country === 'DE' ? 19 : 8.1 },
      })),
      costTax: [{ dispatchLocationId: german.id, rate: country === 'DE' ? 19 : 8.1, reason: null }],
    });
    const drafted = await world.draft({ selfCollection: true });
    expect(drafted.totals.taxes.map(({ rate }) => rate)).toEqual([19]);
    expect(drafted.totals.freight).toBe(0);
    expect(drafted.shippingAddress).toEqual(german);
    // The buyer's own country decides nothing, so there is nothing to be had by changing it.
    await world.submit(drafted.id);
    expect(world.quotes.at(-1)).toMatchObject({ country: 'DE', reserveFor: drafted.id });
    expect(await world.eventOf(drafted.id)).toMatchObject({ shippingAddress: german, selfCollection: true });
  });

  it('asks country by country where the goods lie in several, and keeps the order of the lines', async () => {
    const lines = ['one', 'two', 'three'].map((articleId) => ({ articleId, quantity: 2 }));
    world.answers.quote = (quoted) => ({
      ...quoted,
      items: quoted.items.map((item) => ({
        ...item,
        dispatchLocation: item.articleId === 'two' ? german : location,
      })),
      costTax: [german, location].map(({ id }) => ({ dispatchLocationId: id, rate: 8.1, reason: null })),
    });
    const drafted = await world.draft({
      selfCollection: true,
      orderSections: [{ ...section, items: lines }],
    });
    expect(
      world.quotes.slice(1).map(({ country, items }) => [country, items.map((item) => item.articleId)]),
    ).toEqual([
      [location.country, ['one', 'three']],
      ['DE', ['two']],
    ]);
    expect(drafted.orderSections.map((part) => part.items.map(({ articleId }) => articleId))).toEqual([
      ['one', 'three'],
      ['two'],
    ]);
  });
});
