import { isRefusal } from '@werkbank/contracts/errors';
import { newDelivery, swissLocation } from '@werkbank/contracts/fixtures';
import {
  type AnswerDraft,
  confirmDelivery,
  confirmRest,
  emptyAnswer,
  proposePlan,
  replanPart,
  splitOff,
  takeBack,
} from './answer-draft';
import { answeredSections } from './answered-sections';
import { composeAnswer, progressOf } from './compose-answer';

const today = '2026-11-21';
const days = { today, fromStock: '2026-11-24' };
const first = newDelivery;
const second = { ...newDelivery, id: 7002, deliveryId: 7002, optimisticLockKey: 5 };
const both = [first, second];
const friday = { plannedShipmentDate: '2026-11-27', plannedShipmentFromStock: false };
const part = {
  dispatchLocation: { id: 905, city: 'Chur', country: 'CH' },
  plan: friday,
  items: [{ itemId: 8001, quantity: 4 }],
};
const sent = (draft: AnswerDraft, deliveries = both) => {
  const answer = composeAnswer(deliveries, draft);
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
};

describe("a producer's answer", () => {
  it('is refused while a delivery has no answer', () => {
    const draft = confirmDelivery(emptyAnswer, first);
    expect(composeAnswer(both, draft)).toMatchObject({ code: 'NOT_ALL_DELIVERIES_PROCESSED' });
    expect(progressOf(both, draft)).toEqual({ total: 2, open: 1, confirmed: 1, proposed: 0, parts: 0 });
  });

  it('is refused if no delivery waits for an answer', () => {
    const settled = { ...first, allowedActions: [] };
    expect(composeAnswer([settled], emptyAnswer)).toMatchObject({ code: 'NOT_ALL_DELIVERIES_PROCESSED' });
  });

  it('confirms with the lock key that each delivery had when it was looked at', () => {
    const draft = confirmRest(emptyAnswer, both);
    const changedMeanwhile = both.map((delivery) => ({ ...delivery, optimisticLockKey: 99 }));
    expect(sent(draft, changedMeanwhile)).toEqual({
      confirmedDeliveries: [
        { id: 7001, optimisticLockKey: 1 },
        { id: 7002, optimisticLockKey: 5 },
      ],
      proposedDeliveries: [],
      newDeliveries: [],
    });
  });

  it('confirms the rest without touching what was proposed', () => {
    const draft = confirmRest(proposePlan(emptyAnswer, first, friday), both);
    expect(sent(draft)).toMatchObject({
      confirmedDeliveries: [{ id: 7002 }],
      proposedDeliveries: [{ id: 7001, optimisticLockKey: 1, ...friday }],
    });
  });

  it('forgets the new date when the delivery is confirmed after all', () => {
    const draft = confirmDelivery(proposePlan(emptyAnswer, first, friday), first);
    expect(sent(draft, [first])).toMatchObject({
      confirmedDeliveries: [{ id: 7001 }],
      proposedDeliveries: [],
    });
    expect(answeredSections([first], draft)[0]?.delivery.plannedShipmentDate).toBe('2026-11-24');
  });

  it('forgets a confirmation when another date is proposed', () => {
    const draft = proposePlan(confirmDelivery(emptyAnswer, first), first, friday);
    expect(sent(draft, [first])).toMatchObject({
      confirmedDeliveries: [],
      proposedDeliveries: [{ id: 7001 }],
    });
  });

  it('is open again once it was taken back', () => {
    const draft = takeBack(proposePlan(emptyAnswer, first, friday), first.id);
    expect(draft).toEqual(emptyAnswer);
  });
});

describe('a split in an answer', () => {
  const draft = splitOff(emptyAnswer, { ...first, plannedShipmentFromStock: false }, part, days);

  it('sends the delivery as a proposal and the part as a new delivery', () => {
    expect(sent(draft, [first])).toEqual({
      confirmedDeliveries: [],
      proposedDeliveries: [
        {
          id: 7001,
          optimisticLockKey: 1,
          plannedShipmentDate: '2026-11-24',
          plannedShipmentFromStock: false,
        },
      ],
      newDeliveries: [
        {
          splitParentDeliveryId: 7001,
          dispatchLocationId: 905,
          ...friday,
          items: [{ splitParentItemId: 8001, quantity: 4 }],
        },
      ],
    });
  });

  it('gives each part a temporary negative id of its own', () => {
    const twice = splitOff(draft, first, { ...part, items: [{ itemId: 8001, quantity: 1 }] }, days);
    expect(twice.parts.map(({ id }) => id)).toEqual([-1, -2]);
    expect(answeredSections([first], twice).map(({ delivery }) => delivery.items[0]?.quantity)).toEqual([
      7, 4, 1,
    ]);
  });

  it('shares the value of an item out to the cent', () => {
    const sections = answeredSections([first], draft);
    expect(sections.map(({ delivery }) => delivery.items[0]?.displayPrice.amount)).toEqual([5113, 2557]);
  });

  it('marks differences from the order', () => {
    const [parent, child] = answeredSections([first], draft);
    expect([...(child?.changed ?? [])]).toEqual(['items', 'date', 'dispatchLocation']);
    expect(parent).toMatchObject({ state: 'proposed', isSplit: true, isPart: false });
  });

  it('promises the next working day again if the delivery leaves from stock', () => {
    const onStock = { ...first, plannedShipmentDate: '2026-11-22', plannedShipmentFromStock: true };
    const answer = sent(splitOff(emptyAnswer, onStock, part, days), [onStock]);
    expect(answer.proposedDeliveries).toMatchObject([
      { plannedShipmentDate: days.fromStock, plannedShipmentFromStock: true },
    ]);
  });

  it('does not promise a day that has passed', () => {
    const late = { ...first, plannedShipmentDate: '2026-11-01', plannedShipmentFromStock: false };
    const answer = sent(splitOff(emptyAnswer, late, part, days), [late]);
    expect(answer.proposedDeliveries[0]?.plannedShipmentDate).toBe(today);
  });

  it('leaves the delivery open again when its only part is taken back', () => {
    expect(takeBack(draft, -1)).toEqual({ confirmed: {}, proposed: {}, parts: [] });
  });

  it('keeps a date that was proposed before the split when the part is taken back', () => {
    const proposedFirst = splitOff(proposePlan(emptyAnswer, first, friday), first, part, days);
    expect(sent(takeBack(proposedFirst, -1), [first]).proposedDeliveries).toMatchObject([friday]);
  });

  it('can give the part another date', () => {
    const later = { plannedShipmentDate: '2026-12-04', plannedShipmentFromStock: false };
    expect(sent(replanPart(draft, -1, later), [first]).newDeliveries).toMatchObject([later]);
  });

  it('leaves the place as it is unless another is chosen', () => {
    const here = splitOff(emptyAnswer, first, { ...part, dispatchLocation: swissLocation }, days);
    expect(answeredSections([first], here)[1]?.changed.has('dispatchLocation')).toBe(false);
  });
});
