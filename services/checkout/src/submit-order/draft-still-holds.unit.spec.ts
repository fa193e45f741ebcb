import { draftSection } from '@werkbank/contracts/fixtures';
import { draftStillHolds } from './draft-still-holds.js';

const day = '2026-11-21';
const later = { ...draftSection, plannedShipmentFromStock: false, plannedShipmentDate: '2026-11-27' };
const dearer = {
  ...draftSection,
  items: draftSection.items.map((item) => ({
    ...item,
    price: { ...item.price, taxBase: item.price.taxBase + 1 },
  })),
};

describe('a draft', () => {
  it.each([
    ['holds while nothing has changed', draftSection, draftSection, day, true],
    ['holds when it can leave earlier than promised', later, draftSection, day, true],
    ['does not hold where stock has run out', draftSection, later, day, false],
    ['does not hold where a price changed by a cent', draftSection, dearer, day, false],
    ['does not hold where freight changed', draftSection, { ...draftSection, costs: [] }, day, false],
    [
      'does not hold where another company delivers',
      draftSection,
      { ...draftSection, producerCompanyId: 99 },
      day,
      false,
    ],
    [
      'holds over midnight: the lead time is the same',
      later,
      { ...later, plannedShipmentDate: '2026-11-28' },
      '2026-11-22',
      true,
    ],
    [
      'does not hold where the lead time grew',
      later,
      { ...later, plannedShipmentDate: '2026-11-28' },
      day,
      false,
    ],
  ])('%s', (_, seen, now, today, holds) => {
    expect(draftStillHolds([seen], [now], day, today)).toBe(holds);
  });

  it('does not hold when a section is gone', () => {
    expect(draftStillHolds([draftSection], [], day, day)).toBe(false);
  });
});
