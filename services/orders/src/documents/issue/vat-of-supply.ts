import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { servingCountry } from '@werkbank/contracts/localization';
import { vatNumberIn } from '@werkbank/contracts/tax';
import type { PrintSettings } from '../../replicas/index.js';
import type { DocumentContent } from '../content/content.js';
import { type Delivery, deliveryFigures } from '../../order/index.js';

type Destination = Pick<DocumentContent['head'], 'shippingAddress'>;

/** Country whose tax applies to a delivery: the destination if its rates are charged, else the country of departure. */
function countryOfSupply(delivery: Delivery, { shippingAddress }: Destination): string {
  const taxed = deliveryFigures(delivery).taxes.some(({ rate }) => rate !== 0);
  return servingCountry((taxed ? shippingAddress : delivery.dispatchLocation).country);
}

/** The seller's number there; undefined where the settings have none. */
export function vatOf(
  delivery: Delivery,
  head: Destination,
  { printoutConfig }: PrintSettings,
): DocumentContent['vat'] {
  const country = countryOfSupply(delivery, head);
  const number = vatNumberIn(country, printoutConfig);
  return number === undefined ? undefined : { country, number };
}

/** An invoice without the number that tax law requires is not issued. Unknown settings hold no delivery back. */
export function refuseInvoice(
  delivery: Delivery,
  head: Destination,
  settings: PrintSettings | null,
): Refusal | undefined {
  if (!settings || vatOf(delivery, head, settings)) return undefined;
  return refuse('VAT_NUMBER_MISSING', { params: { country: countryOfSupply(delivery, head) } });
}
