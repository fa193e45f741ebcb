import { jest } from '@jest/globals';
import { changeLines } from '@werkbank/contracts/basket';
import type { Basket, KeptLine, LineChange, RefreshedBasket } from '@werkbank/contracts/entities';
import { basketItem, buyer } from '@werkbank/contracts/fixtures';
import { maxBasketItems } from '@werkbank/contracts/limits';
import type { SessionState } from '@werkbank/contracts/shell-api';
import { fixtureClient } from '@werkbank/kit/testing/fixture-client';
import { createStore } from 'zustand/vanilla';
import { createBasket } from './basket';
import { linesOf } from './basket-lines';
import { followPerson } from './follow-person';

const place = {
  producerId: 1,
  producerName: 'Seewald',
  dispatchLocation: { id: 10, city: 'Ulm', country: 'DE' },
};
const item = (articleId: string, quantity: number) => ({ ...basketItem, articleId, quantity });
const kept = (articleId: string, quantity: number): KeptLine => ({
  articleId,
  quantity,
  producerId: 1,
  dispatchLocationId: 10,
});
const visitor: SessionState = { user: null, sessionId: null, status: 'visitor' };
const signedIn = (id = buyer.id): SessionState => ({
  user: { ...buyer, id },
  sessionId: 's',
  status: 'signedIn',
});

/** Basket on the server, whatever device asks. */
let server: KeptLine[];
const priced = (basket: Basket): RefreshedBasket => ({
  basket: linesOf(basket).map(({ articleId, quantity }) => ({
    producerId: place.producerId,
    producerName: place.producerName,
    dispatchLocationItems: [{ dispatchLocation: place.dispatchLocation, items: [item(articleId, quantity)] }],
  })),
  taxBase: 1,
  currency: 'EUR',
  valid: true,
  selfCollectionAllowed: false,
});

/** A device: a browser with separate storage. */
function openDevice(state: SessionState = visitor) {
  const sent: LineChange[][] = [];
  const full = jest.fn();
  const api = fixtureClient({
    refreshBasket: ({ body }) => priced(body.basket as Basket),
    getOwnBasket: () => ({ lines: server, version: 1, openDraft: null }),
    changeOwnBasket: ({ body }) => {
      sent.push(body.changes);
      server = changeLines(server, body.changes);
      return { lines: server, version: 1 };
    },
  });
  const preferences = () => ({ language: 'de', country: 'DE', currency: 'EUR' }) as const;
  const basket = createBasket({ api, preferences, refuse: () => undefined });
  const session = createStore<SessionState>(() => state);
  const save = followPerson({ api, basket, session, preferences, full });
  const quantities = () =>
    Object.fromEntries(linesOf(basket.getState().basket).map((one) => [one.articleId, one.quantity]));
  return { basket, session, save, sent, full, quantities };
}
/** Lets running work and pending timers finish. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await jest.advanceTimersByTimeAsync(200);
};

beforeEach(() => {
  localStorage.clear();
  server = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the basket of a person', () => {
  it("adds the visitor's lines to the person's at login, up to the limit, and once", async () => {
    server = [kept('A', 9998), kept('B', 1)];
    const device = openDevice();
    device.basket.add(place, item('A', 5));
    device.basket.add(place, item('C', 2));
    device.session.setState(signedIn());
    await settled();
    expect(device.quantities()).toEqual({ A: 9999, B: 1, C: 2 });
    expect(device.basket.getState().itemCount).toBe(3);
    expect(server).toHaveLength(3);
    device.session.setState(signedIn());
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(device.quantities()).toEqual({ A: 9999, B: 1, C: 2 });
  });

  it('is saved by its changes, in one call for several', async () => {
    server = [kept('B', 1)];
    const device = openDevice();
    device.session.setState(signedIn());
    await settled();
    device.basket.add(place, item('A', 1));
    device.basket.setQuantity('A', 10, 4);
    await settled();
    expect(device.sent).toEqual([[kept('A', 4)]]);
  });

  it('shows changes of another device, and does not restore removed lines', async () => {
    server = [kept('A', 1), kept('B', 2)];
    const device = openDevice();
    device.session.setState(signedIn());
    await settled();
    server = [kept('B', 7), kept('C', 3)];
    device.basket.add(place, item('D', 1));
    await settled();
    expect(device.quantities()).toEqual({ B: 7, C: 3, D: 1 });
    expect(server).toHaveLength(3);
  });

  it('is gone from the browser after the logout, and saved', async () => {
    const device = openDevice();
    device.session.setState(signedIn());
    await settled();
    device.basket.add(place, item('A', 3));
    const saved = device.save();
    await settled();
    await saved;
    device.session.setState(visitor);
    await settled();
    expect(device.quantities()).toEqual({});
    expect(localStorage.getItem('werkbank-basket')).not.toContain('"articleId"');
    expect(server).toEqual([kept('A', 3)]);
  });

  it("is never mixed with the next person's", async () => {
    const device = openDevice();
    device.basket.add(place, item('A', 3));
    device.session.setState(signedIn());
    await settled();
    server = [kept('Z', 1)];
    device.session.setState(signedIn(buyer.id + 1));
    await settled();
    expect(device.quantities()).toEqual({ Z: 1 });
    expect(server).toEqual([kept('Z', 1)]);
  });

  it('is taken up again after a reload, with what was not saved by then', async () => {
    server = [kept('A', 1)];
    const before = openDevice();
    before.session.setState(signedIn());
    await settled();
    before.basket.add(place, item('B', 2));
    // The page goes away before it could be saved.
    jest.clearAllTimers();
    const device = openDevice({ ...signedIn(), status: 'unknown' });
    device.session.setState(signedIn());
    await settled();
    expect(device.quantities()).toEqual({ A: 1, B: 2 });
    expect(server).toEqual([kept('A', 1), kept('B', 2)]);
  });

  it('is dropped if this browser no longer knows its person', async () => {
    const before = openDevice();
    before.basket.add(place, item('A', 1));
    before.session.setState(signedIn());
    await settled();
    expect(openDevice().quantities()).toEqual({});
  });

  it('shows that not everything fits', async () => {
    server = Array.from({ length: maxBasketItems }, (_, at) => kept(`A${at}`, 1));
    const device = openDevice();
    device.basket.add(place, item('Z', 1));
    device.session.setState(signedIn());
    await settled();
    expect(device.full).toHaveBeenCalledTimes(1);
    expect(Object.keys(device.quantities())).toHaveLength(maxBasketItems);
  });

  it('of a visitor stays on the device', async () => {
    const device = openDevice();
    device.basket.add(place, item('A', 1));
    await settled();
    expect(device.sent).toEqual([]);
    expect(device.quantities()).toEqual({ A: 1 });
  });
});
