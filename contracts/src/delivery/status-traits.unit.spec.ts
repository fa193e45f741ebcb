import { deliveryStatuses } from './status.js';
import {
  awaitsDispatch,
  hasLeft,
  isFinal,
  isInNegotiation,
  isPacked,
  sqlStatuses,
  statusTraits,
} from './status-traits.js';
import { transitions } from './transitions.js';

describe('the traits of a status', () => {
  it('leave every delivery with the producer, on its way or ended, and in one of them only', () => {
    for (const status of deliveryStatuses) {
      const places = [awaitsDispatch(status), hasLeft(status), statusTraits[status].phase === 'cancelled'];
      expect(places.filter(Boolean)).toHaveLength(1);
    }
  });

  it('let no step lead back to an earlier phase, and unpack no parcel', () => {
    const order = ['negotiation', 'preparation', 'transport', 'received', 'cancelled'];
    for (const { from, to } of transitions) {
      const [before, after] = [from, to].map((status) => order.indexOf(statusTraits[status].phase));
      expect(after).toBeGreaterThanOrEqual(before ?? Number.NaN);
      expect(isPacked(to)).toBe(isPacked(to) || isPacked(from));
    }
  });

  it('let the buyer cancel in the negotiation only', () => {
    const cancellable = transitions.filter(({ action }) => action === 'cancel').map(({ from }) => from);
    expect(new Set(cancellable)).toEqual(new Set(deliveryStatuses.filter(isInNegotiation)));
  });

  it('give SQL the same lists', () => {
    expect(sqlStatuses(isFinal)).toBe("'Delivered', 'Cancelled'");
    expect(sqlStatuses((status) => awaitsDispatch(status) && status !== 'Created')).toBe(
      "'Proposed', 'Confirmed', 'Released', 'InCompletion', 'ReadyToSend', 'InCustomsClearance'",
    );
  });
});
