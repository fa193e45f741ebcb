import { draftSection } from '@werkbank/contracts/fixtures';
import { changeSinceDraft } from './draft-still-holds.js';

const later = { ...draftSection, plannedShipmentFromStock: false, plannedShipmentDate: '2026-11-30' };
/** So many of its twelve pieces from stock, the rest on a day. */
const inParts = (now: number, plannedShipmentDate = '2026-11-30') => ({
  ...later,
  plannedShipmentDate,
  parts: [
    { plannedShipmentDate: '2026-11-24', plannedShipmentFromStock: true, quantity: now },
    { plannedShipmentDate, plannedShipmentFromStock: false, quantity: 12 - now },
  ].map(({ quantity, ...part }) => ({
    ...part,
    items: later.items.map(({ articleId }) => ({ articleId, quantity })),
  })),
});
const dearer = {
  ...draftSection,
  items: draftSection.items.map((item) => ({
    ...item,
    price: { ...item.price, taxBase: item.price.taxBase + 1 },
  })),
};
const collected = { ...draftSection, shipper: 'selfCollection' as const };
const moved = { ...draftSection.dispatchLocation, street: 'Neugasse' };

describe('a draft', () => {
  it.each([
    ['holds while nothing has changed', draftSection, draftSection, undefined],
    ['holds when it can leave earlier than promised', later, draftSection, undefined],
    ['does not hold where stock has run out', draftSection, later, 'DRAFT_DATE_CHANGED'],
    [
      'does not hold where the promised day is over',
      later,
      { ...later, plannedShipmentDate: '2026-12-01' },
      'DRAFT_DATE_CHANGED',
    ],
    ['holds while both parts leave as promised', inParts(5), inParts(5), undefined],
    ['holds when more of it leaves at once', inParts(5), inParts(6), undefined],
    ['holds when all of it leaves at once', inParts(5), draftSection, undefined],
    ['does not hold where less of it leaves at once', inParts(5), inParts(4), 'DRAFT_DATE_CHANGED'],
    ['does not hold where all of it leaves later', inParts(5), later, 'DRAFT_DATE_CHANGED'],
    ['does not hold where the rest leaves later', inParts(5), inParts(6, '2026-12-01'), 'DRAFT_DATE_CHANGED'],
    ['does not hold where a price changed by a cent', draftSection, dearer, 'DRAFT_OUTDATED'],
    ['does not hold where freight changed', draftSection, { ...draftSection, costs: [] }, 'DRAFT_OUTDATED'],
    [
      'does not hold where another company delivers',
      draftSection,
      { ...draftSection, producerCompanyId: 99 },
      'DRAFT_OUTDATED',
    ],
    [
      'does not hold where it is to be collected elsewhere',
      collected,
      { ...collected, dispatchLocation: moved },
      'DRAFT_OUTDATED',
    ],
    [
      'holds where what is sent leaves from a new street',
      draftSection,
      { ...draftSection, dispatchLocation: moved },
      undefined,
    ],
  ])('%s', (_, seen, now, change) => {
    expect(changeSinceDraft([seen], [now])).toBe(change);
  });

  it('does not hold when a section is gone', () => {
    expect(changeSinceDraft([draftSection], [])).toBe('DRAFT_OUTDATED');
  });
});
