import {
  type DeliveryStatus,
  deliveryStatuses,
  orderStatus,
  partialReleaseAllowed,
  statuses,
} from './status.js';

describe('the status of an order', () => {
  it.each<[string, DeliveryStatus[], string]>([
    ['is Created while any producer has not answered', ['Delivered', 'Proposed', 'Created'], 'Created'],
    ['is Proposed while any proposal is open', ['Delivered', 'Proposed', 'Confirmed'], 'Proposed'],
    ['is Delivered when everything is', ['Delivered', 'Delivered'], 'Delivered'],
    ['is PartiallyDelivered when one delivery is complete', ['Delivered', 'Sent'], 'PartiallyDelivered'],
    ['is PartiallyDelivered when a part of one is there', ['PartiallyDelivered'], 'PartiallyDelivered'],
    [
      'is PartiallyDelivered before it is PartiallySent',
      ['Delivered', 'Sent', 'Released'],
      'PartiallyDelivered',
    ],
    ['is Sent when everything is', ['Sent', 'Sent'], 'Sent'],
    ['is PartiallySent when something is', ['Sent', 'InCompletion'], 'PartiallySent'],
    ['is what all deliveries are', ['InCompletion', 'InCompletion'], 'InCompletion'],
    ['is InProgress when they differ', ['Released', 'ReadyToSend'], 'InProgress'],
    ['is Cancelled only when everything is', ['Cancelled', 'Cancelled'], 'Cancelled'],
    ['ignores what is cancelled', ['Cancelled', 'Sent', 'Cancelled'], 'Sent'],
    ['is Delivered with the rest cancelled', ['Delivered', 'Cancelled'], 'Delivered'],
  ])('%s', (_, deliveries, expected) => {
    expect(orderStatus(deliveries)).toBe(expected);
  });

  it('does not depend on the order of deliveries and is always one of the 13', () => {
    for (const one of deliveryStatuses) {
      for (const other of deliveryStatuses) {
        expect(orderStatus([one, other])).toBe(orderStatus([other, one]));
        expect(statuses).toContain(orderStatus([one, other]));
      }
      expect(orderStatus([one])).toBe(one);
    }
  });
});

describe('a partial release', () => {
  const allowed = (...deliveries: [number, DeliveryStatus][]) =>
    partialReleaseAllowed(deliveries.map(([producerCompanyId, status]) => ({ producerCompanyId, status })));

  it.each<[string, [number, DeliveryStatus][], boolean]>([
    [
      'is not allowed before anybody answered',
      [
        [1, 'Created'],
        [2, 'Created'],
      ],
      false,
    ],
    [
      'is allowed once some have',
      [
        [1, 'Confirmed'],
        [2, 'Created'],
      ],
      true,
    ],
    [
      'is allowed with a proposal among them',
      [
        [1, 'Proposed'],
        [2, 'Created'],
        [3, 'Created'],
      ],
      true,
    ],
    [
      'is none when all have answered',
      [
        [1, 'Confirmed'],
        [2, 'Proposed'],
      ],
      false,
    ],
    [
      'waits for all deliveries of a producer',
      [
        [1, 'Confirmed'],
        [1, 'Created'],
      ],
      false,
    ],
    ['does not exist for a single producer', [[1, 'Created']], false],
  ])('%s', (_, deliveries, expected) => {
    expect(allowed(...deliveries)).toBe(expected);
  });
});
