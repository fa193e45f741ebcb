import type { Configuration } from '@werkbank/contracts/entities';
import type { SalesOrderRow } from '../order/entities.js';
import type { Delivery } from '../order/order.js';

export const paperKinds = [
  'CustomerOrder',
  'OrderConfirmation',
  'PurchaseOrder',
  'Invoice',
  'CommercialInvoice',
  'CreditNote',
  'ShippingLabel',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Who writes the papers, and how figures are written on them. */
export interface PrintSettings {
  printoutConfig: Configuration['printoutConfig'];
  localeConfig: Configuration['localeConfig'];
}

type HeadFields =
  | 'creatorFirstName'
  | 'creatorLastName'
  | 'creatorEmail'
  | 'creatorPhone'
  | 'customerId'
  | 'customerName'
  | 'selfCollection'
  | 'currency'
  | 'language'
  | 'primaryAddress'
  | 'shippingAddress';

export interface PaperHead extends Pick<SalesOrderRow, HeadFields> {
  orderId: number;
  /** A day. */
  orderedOn: string;
  costCenter: string | null;
  customerTaxNumber: string | null;
  customerEoriNumber: string | null;
  customerType: string | null;
}

/** All that a paper says, as it was when it was issued. What is drawn of it never asks for anything else. */
export interface PaperContent {
  kind: PaperKind;
  number: string;
  /** A day. */
  issuedOn: string;
  head: PaperHead;
  deliveries: readonly Delivery[];
  settings: PrintSettings;
  /** On a credit note: the invoice that it takes back, or of whose costs it takes back a part. */
  corrects?: { number: string; issuedOn: string; part?: true };
  /** The day on which the goods were sent. Invoices from before it was kept do not tell. */
  suppliedOn?: string;
  /** The seller's number in the country of supply, as it was when the invoice was issued; likewise. */
  vat?: { country: string; number: string };
}
