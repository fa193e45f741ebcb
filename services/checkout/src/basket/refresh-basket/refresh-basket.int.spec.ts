import { callExamples } from '@werkbank/contracts/fixtures';
import { countStatements } from '@werkbank/platform/database';
import { examples, startWorldOfBuyers } from '../../testing/world-of-buyers.js';

let world: Awaited<ReturnType<typeof startWorldOfBuyers>>;
beforeAll(async () => {
  world = await startWorldOfBuyers();
}, 60_000);
afterAll(() => world?.instance.stop());

it('asks for no place, so that each line leaves from the one that serves the country, wherever it stood', async () => {
  const items = [{ articleId: 'drill', quantity: 2 }];
  const elsewhere = [901, 902].map((id) => ({ dispatchLocation: { id }, items }));
  const basket = [{ producerId: 77, dispatchLocationItems: elsewhere }];
  const { body } = callExamples.refreshBasket.request;
  const refreshed = await world.instance.callAs('visitor', 'refreshBasket', {
    body: { ...body, country: 'LI', basket },
  });
  expect(world.quotes.at(-1)).toMatchObject({ country: 'LI' });
  expect(world.quotes.at(-1)?.items).toEqual([{ articleId: 'drill', quantity: 4 }]);
  const { producerId } = examples.quotedItem;
  expect(refreshed.basket).toMatchObject([
    { producerId, dispatchLocationItems: [{ dispatchLocation: { id: examples.location.id } }] },
  ]);
});

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
