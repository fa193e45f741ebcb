import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Shipper } from '@werkbank/contracts/delivery';
import { readOne, statement } from '@werkbank/platform/database';
import type { Delivery } from '../../order/index.js';
import { ssccOf } from './sscc.js';

/** Assigns the parcel numbers of a shipper; a carrier's own system would be another implementation. */
interface LabelMaker {
  numberOf: (em: EntityManager, delivery: Delivery) => Promise<string>;
}

export type LabelMakers = Readonly<Record<Shipper, LabelMaker>>;
export const LABEL_MAKERS = Symbol('LABEL_MAKERS');

const nextParcel = statement(
  'next-parcel-number',
  { serial: p.integer() },
  `select nextval('parcel_number')::int as serial`,
);

/** Our own labels, which every carrier can read, for all shippers. */
export function ownLabelMakers(companyPrefix: string): LabelMakers {
  const own: LabelMaker = {
    numberOf: async (em) => {
      const row = await readOne(em, nextParcel);
      if (!row) throw new Error('No number for a parcel');
      return ssccOf(companyPrefix, row.serial);
    },
  };
  return { dhlparcel: own, dhleuro: own, sh_post: own, go: own, custom: own, selfCollection: own };
}
