import { callExamples } from '@werkbank/contracts/fixtures';
import { countStatements } from '@werkbank/platform/database';
import { startWorldOfBuyers } from '../testing/world-of-buyers.js';

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
}, 60_000);
afterAll(() => world?.instance.stop());

it('names the producer of an article that left the catalogue, in one more statement', async () => {
  await world.instance
    .em()
    .execute(`insert into producer (id, name, custom_shipping) values (77, 'Rhon Werkzeuge', false)`);
  world.answers.quote = (quoted) => ({
    ...quoted,
    items: quoted.items.map((item) => ({
      ...item,
      producerId: null,
      producerName: '',
      dispatchLocation: null,
      price: null,
      notAvailableReason: 'NoLongerInCatalogue',
    })),
  });
  const items = ['gone', 'gone-too'].map((articleId) => ({ articleId, quantity: 1 }));
  const basket = [{ producerId: 77, dispatchLocationItems: [{ dispatchLocation: { id: 1 }, items }] }];
  const body = { ...callExamples.refreshBasket.request.body, basket };
  const refresh = () => world.instance.callAs('visitor', 'refreshBasket', { body });
  expect(await refresh()).toMatchObject({ valid: false, basket: [{ producerName: 'Rhon Werkzeuge' }] });
  const withoutGone = async () => {
    world.forget();
    return countStatements(refresh);
  };
  expect(await countStatements(refresh)).toBe((await withoutGone()) + 1);
});
