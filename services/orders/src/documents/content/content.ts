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
  /** Date without time. */
  orderedOn: string;
  customerTaxNumber: string | null;
  customerEoriNumber: string | null;
  customerType: string | null;
}

/** The content of a document at the time of its issue. Drawing it needs no other data. */
export interface DocumentContent {
  kind: DocumentKind;
  number: string;
  /** Date without time. */
  issuedOn: string;
  head: DocumentHead;
  deliveries: readonly Delivery[];
  settings: PrintSettings;
  /** On a credit note: the credited invoice, and `part` if only a part of its costs is credited. */
  corrects?: { number: string; issuedOn: string; part?: true };
  /** Day of dispatch. Old invoices do not have it. */
  suppliedOn?: string;
  /** The seller's VAT number in the country of supply at the time of issue. Old invoices do not have it. */
  vat?: { country: string; number: string };
}
