import { type GuardContext, orderStatus, partialReleaseAllowed } from '@werkbank/contracts/delivery';
import type { Delivery } from './order.js';

type Answer = Pick<Delivery, 'producerCompanyId' | 'status'>;
type Travelling = Pick<Delivery, 'isExport' | 'shipper' | 'parcel' | 'customsDeclarations'>;

/** The input of the delivery table's guards; `all` are the deliveries of the whole order. */
export function guardContextOf(all: readonly Answer[], delivery: Travelling): GuardContext {
  const { weight, length, width, height, mrnNumber } = delivery.parcel;
  return {
    isExport: delivery.isExport,
    shipper: delivery.shipper,
    orderStatus: orderStatus(all.map(({ status }) => status)),
    isPartialReleaseAllowed: partialReleaseAllowed(all),
    allAnswered: !all.some(({ status }) => status === 'Created' || status === 'Proposed'),
    parcel: {
      ...(weight !== null && { weight }),
      ...(length !== null && { length }),
      ...(width !== null && { width }),
      ...(height !== null && { height }),
      ...(mrnNumber !== null && { mrnNumber }),
    },
    customsDeclarations: delivery.customsDeclarations,
  };
}
