import type { Delivery } from '@werkbank/contracts/entities';
import { proposedDelivery } from '@werkbank/contracts/fixtures';
import {
  cancelAll,
  cancelItem,
  composeRelease,
  emptyRelease,
  releaseRest,
  releaseDelivery,
  summaryOf,
  undoCancel,
  undoRelease,
} from './release-draft';

const item = (id: number, status: 'Proposed' | 'Cancelled' = 'Proposed') => ({
  ...(proposedDelivery.items[0] as Delivery['items'][number]),
  id,
  status,
});
const delivery = (id: number, items: Delivery['items'], change: Partial<Delivery> = {}): Delivery => ({
  ...proposedDelivery,
  id,
  items,
  ...change,
});
const one = delivery(1, [item(11), item(12)]);
const other = delivery(2, [item(21)]);
const [eleven, twelve] = one.items as [Delivery['items'][number], Delivery['items'][number]];

describe("a buyer's decision", () => {
  it('is empty at first', () => {
    expect(composeRelease([one, other], emptyRelease)).toEqual({ releaseSections: [], cancelItems: [] });
    expect(summaryOf([one, other], emptyRelease)).toMatchObject({ empty: true, undecided: 2 });
  });

  it('releases one delivery and leaves the other open', () => {
    const draft = releaseDelivery(emptyRelease, one);
    expect(composeRelease([one, other], draft)).toEqual({ releaseSections: [1], cancelItems: [] });
    expect(summaryOf([one, other], draft)).toMatchObject({ deliveries: 1, undecided: 1 });
  });

  it('takes a release back', () => {
    expect(undoRelease(releaseDelivery(emptyRelease, one), one)).toEqual(emptyRelease);
  });

  it('releases a delivery without the items that are cancelled', () => {
    const draft = cancelItem(releaseDelivery(emptyRelease, one), one, eleven);
    expect(composeRelease([one, other], draft)).toEqual({ releaseSections: [1], cancelItems: [11] });
    expect(summaryOf([one, other], draft).value).toBe(one.taxBase - eleven.price.taxBase);
  });

  it('does not release a delivery of which every item is cancelled', () => {
    const draft = cancelItem(cancelItem(releaseDelivery(emptyRelease, one), one, eleven), one, twelve);
    expect(composeRelease([one], draft)).toEqual({ releaseSections: [], cancelItems: [11, 12] });
  });

  it('does not release a delivery when one of its cancelled items is taken back', () => {
    const nothingLeft = cancelItem(cancelItem(releaseDelivery(emptyRelease, one), one, eleven), one, twelve);
    expect(composeRelease([one], undoCancel(nothingLeft, eleven))).toEqual({
      releaseSections: [],
      cancelItems: [12],
    });
  });

  it('gives an item back what it was', () => {
    expect(undoCancel(cancelItem(emptyRelease, one, eleven), eleven)).toEqual(emptyRelease);
  });

  it('releases everything that was answered and keeps what is cancelled', () => {
    const waiting = delivery(3, [item(31)], { allowedActions: ['cancel'], status: 'Created' });
    const draft = releaseRest(cancelItem(emptyRelease, one, eleven), [one, other, waiting]);
    expect(composeRelease([one, other, waiting], draft)).toEqual({
      releaseSections: [1, 2],
      cancelItems: [11],
    });
  });

  it('cancels every item that can be, and none that already is', () => {
    const partly = delivery(4, [item(41), item(42, 'Cancelled')]);
    const released = delivery(5, [item(51)], { allowedActions: [] });
    expect(composeRelease([partly, released], cancelAll([partly, released]))).toEqual({
      releaseSections: [],
      cancelItems: [41],
    });
  });

  it('releases all items of a delivery that was cancelled completely before', () => {
    const draft = releaseDelivery(cancelAll([one, other]), one);
    expect(composeRelease([one, other], draft)).toEqual({ releaseSections: [1], cancelItems: [21] });
  });

  it('offers no action that the service forbids', () => {
    const looked = { ...one, allowedActions: [] };
    expect(releaseDelivery(emptyRelease, looked)).toEqual(emptyRelease);
    expect(cancelItem(emptyRelease, looked, eleven)).toEqual(emptyRelease);
  });

  it('drops decisions that a reload no longer allows', () => {
    const draft = releaseDelivery(emptyRelease, one);
    expect(composeRelease([{ ...one, allowedActions: [] }], draft)).toEqual({
      releaseSections: [],
      cancelItems: [],
    });
  });
});
