import type { DeliveryStatus } from './status.js';
import { type Reader, waitsFor } from './waits-for.js';

const mine = 201;
const other = 202;
const buyer: Reader = { side: 'buyer' };
const producer: Reader = { side: 'producer', companyId: mine };
const platform: Reader = { side: 'platform' };

function waits(reader: Reader, ...deliveries: [number, DeliveryStatus][]) {
  return waitsFor(
    deliveries.map(([producerCompanyId, status]) => ({ producerCompanyId, status })),
    reader,
  );
}

describe('whom an order waits for', () => {
  it.each<[string, Reader, [number, DeliveryStatus][], string | null]>([
    ['the producer who has to answer', producer, [[mine, 'Created']], 'you'],
    [
      'another producer, for one who has answered',
      producer,
      [
        [mine, 'Confirmed'],
        [other, 'Created'],
      ],
      'otherProducer',
    ],
    [
      'another producer, for one who has proposed',
      producer,
      [
        [mine, 'Proposed'],
        [other, 'Created'],
      ],
      'otherProducer',
    ],
    ['the buyer, once all have answered', producer, [[mine, 'Proposed']], 'buyer'],
    [
      "the buyer, for a producer whose promise hangs on another's proposal",
      producer,
      [
        [mine, 'Confirmed'],
        [other, 'Proposed'],
      ],
      'buyer',
    ],
    [
      'the producer who may go on while others have not answered',
      producer,
      [
        [mine, 'Released'],
        [other, 'Created'],
      ],
      'you',
    ],
    [
      'the buyer, for one who has sent everything while others have not',
      producer,
      [
        [mine, 'Sent'],
        [other, 'InCompletion'],
      ],
      'buyer',
    ],
    [
      'nobody, for one whose part is done',
      producer,
      [
        [mine, 'Delivered'],
        [other, 'InCompletion'],
      ],
      null,
    ],
    [
      'a producer, for the buyer',
      buyer,
      [
        [mine, 'Proposed'],
        [other, 'Created'],
      ],
      'producer',
    ],
    [
      'the buyer who has a proposal',
      buyer,
      [
        [mine, 'Proposed'],
        [other, 'Confirmed'],
      ],
      'you',
    ],
    [
      'a producer, for the buyer of what is not sent yet',
      buyer,
      [
        [mine, 'Delivered'],
        [other, 'Released'],
      ],
      'producer',
    ],
    [
      'the buyer who has to say what has arrived',
      buyer,
      [
        [mine, 'PartiallyDelivered'],
        [other, 'Delivered'],
      ],
      'you',
    ],
    [
      'nobody when all is received or cancelled',
      buyer,
      [
        [mine, 'Cancelled'],
        [other, 'Delivered'],
      ],
      null,
    ],
    ['the buyer, for the platform', platform, [[mine, 'Proposed']], 'buyer'],
    ['a producer, for the platform', platform, [[mine, 'Created']], 'producer'],
  ])('is %s', (_, reader, deliveries, expected) => {
    expect(waits(reader, ...deliveries)).toBe(expected);
  });
});
