import type { DeliveryStatus } from '@werkbank/contracts/delivery';
import { chanceBetween, chanceOf } from '../chance/chance.ts';
import { customerPlans, germanBuyerCompanyId, swissBuyerCompanyId } from '../people/customers.ts';
import { producerPlans } from '../people/producers.ts';

/** One delivery of an order, with its state today. */
export interface SectionScript {
  producerId: number;
  status: DeliveryStatus;
  lines: number;
  /** Was promised for a day that has passed. */
  isLate?: boolean;
  /** The second half of a delivery that was split: takes over the first one's last item. */
  isSplitOff?: boolean;
  /** True: a cancelled order lapsed unanswered after 24 hours; else the buyer cancelled it. */
  lapsed?: boolean;
  /** One item was cancelled while the rest went on. */
  hasCancelledItem?: boolean;
}

export interface OrderScript {
  companyId: number;
  hoursAgo: number;
  selfCollection?: boolean;
  ownOrderNumber?: string;
  costCenter?: string;
  remark?: string;
  sections: SectionScript[];
}

const day = 24;
const [kerbwerk, alpspan, helvarin, nordspan, juradur, aaremess, korunda, quadrax, orbimill, falkenrath] = [
  1, 2, 3, 4, 17, 19, 15, 31, 32, 5,
];
const at = (
  producerId: number,
  status: DeliveryStatus,
  more: Partial<SectionScript> = {},
): SectionScript => ({ producerId, status, lines: 2, ...more });

/** The Swiss buyer's orders: at least one in every status, with waiting ones among the newest. */
const swissBuyer: Omit<OrderScript, 'companyId'>[] = [
  {
    hoursAgo: 2,
    ownOrderNumber: '4500118213',
    costCenter: 'KST 4200',
    remark: 'Bitte an Tor 3 anliefern, werktags bis 15 Uhr.',
    sections: [at(kerbwerk, 'Created', { lines: 3 }), at(alpspan, 'Created')],
  },
  { hoursAgo: 7, sections: [at(alpspan, 'Confirmed'), at(kerbwerk, 'Created')] },
  {
    hoursAgo: 11,
    ownOrderNumber: '4500118197',
    costCenter: 'KST 4100',
    sections: [at(alpspan, 'Confirmed'), at(kerbwerk, 'Proposed', { lines: 3 })],
  },
  { hoursAgo: 21, sections: [at(helvarin, 'Proposed')] },
  { hoursAgo: 1, sections: [at(alpspan, 'Confirmed', { lines: 1 })] },
  {
    hoursAgo: 2 * day,
    sections: [at(juradur, 'Released'), at(kerbwerk, 'Released'), at(aaremess, 'Released', { lines: 1 })],
  },
  {
    hoursAgo: 3 * day,
    sections: [at(kerbwerk, 'Released', { lines: 3 }), at(kerbwerk, 'Released', { isSplitOff: true })],
  },
  { hoursAgo: 4 * day, costCenter: 'KST 4200', sections: [at(orbimill, 'InCompletion')] },
  {
    hoursAgo: 5 * day,
    sections: [at(alpspan, 'InCompletion'), at(nordspan, 'Released', { hasCancelledItem: true, lines: 3 })],
  },
  { hoursAgo: 6 * day, sections: [at(kerbwerk, 'ReadyToSend')] },
  { hoursAgo: 7 * day, sections: [at(kerbwerk, 'InCustomsClearance')] },
  { hoursAgo: 8 * day, sections: [at(alpspan, 'Sent'), at(kerbwerk, 'ReadyToSend')] },
  { hoursAgo: 9 * day, sections: [at(alpspan, 'Sent'), at(korunda, 'Sent')] },
  {
    hoursAgo: 12 * day,
    sections: [at(helvarin, 'PartiallyDelivered', { lines: 3 }), at(falkenrath, 'Sent')],
  },
  {
    hoursAgo: 15 * day,
    costCenter: 'KST 4100',
    sections: [at(alpspan, 'Delivered'), at(aaremess, 'Sent', { lines: 1 })],
  },
  { hoursAgo: 18 * day, sections: [at(quadrax, 'InCompletion', { isLate: true }), at(alpspan, 'Delivered')] },
  { hoursAgo: 20 * day, sections: [at(kerbwerk, 'Released', { isLate: true })] },
  { hoursAgo: 24 * day, sections: [at(kerbwerk, 'Cancelled'), at(alpspan, 'Cancelled')] },
  { hoursAgo: 26 * day, sections: [at(helvarin, 'Cancelled', { lapsed: true })] },
  {
    hoursAgo: 31 * day,
    sections: [
      at(alpspan, 'Delivered'),
      at(kerbwerk, 'Delivered'),
      at(juradur, 'Delivered'),
      at(orbimill, 'Delivered'),
      at(falkenrath, 'Delivered'),
    ],
  },
  { hoursAgo: 40 * day, selfCollection: true, sections: [at(kerbwerk, 'Delivered', { lines: 4 })] },
  {
    hoursAgo: 55 * day,
    costCenter: 'KST 4200',
    sections: [at(kerbwerk, 'Delivered', { lines: 4 }), at(aaremess, 'Cancelled', { lines: 1 })],
  },
  { hoursAgo: 80 * day, sections: [at(helvarin, 'Delivered'), at(korunda, 'Delivered')] },
];

const germanBuyer: Omit<OrderScript, 'companyId'>[] = [
  { hoursAgo: 3, sections: [at(kerbwerk, 'Created', { lines: 4 })] },
  { hoursAgo: 14, sections: [at(kerbwerk, 'Confirmed'), at(nordspan, 'Proposed')] },
  { hoursAgo: 5 * day, sections: [at(kerbwerk, 'InCompletion', { lines: 3 })] },
  { hoursAgo: 10 * day, sections: [at(alpspan, 'InCustomsClearance'), at(kerbwerk, 'Sent')] },
  { hoursAgo: 30 * day, sections: [at(kerbwerk, 'Delivered', { lines: 5 })] },
];

const settled: DeliveryStatus[] = [
  'Released',
  'InCompletion',
  'ReadyToSend',
  'Sent',
  'Delivered',
  'Delivered',
  'Delivered',
];

/** Orders of other customers, so that lists, the admin's tabs and the Excel report are not empty. */
function othersOrders(): OrderScript[] {
  const customers = customerPlans.map(({ id }) => id).filter((id) => id !== swissBuyerCompanyId);
  return Array.from({ length: 42 }, (_, index): OrderScript => {
    const key = `order ${index}`;
    const hoursAgo = index < 4 ? 4 + index * 3 : chanceBetween(`${key} age`, 6 * day, 85 * day);
    const status =
      index < 4 ? 'Created' : hoursAgo > 14 * day ? 'Delivered' : chanceOf(`${key} status`, settled);
    const sections = chanceBetween(`${key} sections`, 1, 3);
    return {
      companyId: chanceOf(`${key} customer`, customers),
      hoursAgo,
      sections: Array.from({ length: sections }, (_section, place) => ({
        producerId:
          ((chanceOf(`${key} producer`, producerPlans).id + place * 11 - 1) % producerPlans.length) + 1,
        status,
        lines: chanceBetween(`${key} lines ${place}`, 1, 4),
      })),
    };
  });
}

/** Oldest first, so that order numbers grow with time. */
export function orderScripts(): OrderScript[] {
  return [
    ...swissBuyer.map((script) => ({ ...script, companyId: swissBuyerCompanyId })),
    ...germanBuyer.map((script) => ({ ...script, companyId: germanBuyerCompanyId })),
    ...othersOrders(),
  ].sort((a, b) => b.hoursAgo - a.hoursAgo);
}
