import type { KeptOrderFacts } from '@werkbank/contracts/entities';
import type { Delivery, SalesOrderRow } from '../../order/index.js';
import type { PrintSettings } from '../../replicas/index.js';

export const documentKinds = [
  'CustomerOrder',
  'OrderConfirmation',
  'PurchaseOrder',
  'Invoice',
  'CommercialInvoice',
  'CreditNote',
  'ShippingLabel',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

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

export interface DocumentHead extends Pick<SalesOrderRow, HeadFields>, KeptOrderFacts {
  orderId: number;
  /** A day. */
  orderedOn: string;
  customerTaxNumber: string | null;
  customerEoriNumber: string | null;
  customerType: string | null;
}

/** All that a document says, as it was when it was issued. What is drawn of it never asks for anything else. */
export interface DocumentContent {
  kind: DocumentKind;
  number: string;
  /** A day. */
  issuedOn: string;
  head: DocumentHead;
  deliveries: readonly Delivery[];
  settings: PrintSettings;
  /** On a credit note: the invoice that it takes back, or of whose costs it takes back a part. */
  corrects?: { number: string; issuedOn: string; part?: true };
  /** The day on which the goods were sent. Invoices from before it was kept do not tell. */
  suppliedOn?: string;
  /** The seller's number in the country of supply, as it was when the invoice was issued; likewise. */
  vat?: { country: string; number: string };
}
