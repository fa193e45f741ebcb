import type { Language } from '@werkbank/contracts/localization';
import type { DocumentKind } from './content.js';

const de = {
  kinds: {
    CustomerOrder: 'Bestellung',
    OrderConfirmation: 'Auftragsbestätigung',
    PurchaseOrder: 'Bestellung an den Hersteller',
    Invoice: 'Rechnung',
    CommercialInvoice: 'Handelsrechnung',
    CreditNote: 'Gutschrift',
    ShippingLabel: 'Versandetikett',
  },
  introductions: {
    CustomerOrder: 'So haben Sie bei uns bestellt. Die Hersteller antworten Ihnen auf jede Lieferung.',
    OrderConfirmation: 'Vielen Dank für Ihre Bestellung. Wir liefern Ihnen wie folgt:',
    PurchaseOrder: 'Bitte liefern Sie wie folgt an die genannte Lieferadresse:',
    Invoice: 'Wir berechnen Ihnen die folgende Lieferung:',
    CommercialInvoice: 'Zur Vorlage beim Zoll. Diese Waren gehen gegen Rechnung an den genannten Käufer:',
    ShippingLabel: '',
    CreditNote: 'Wir nehmen die Rechnung {number} vom {day} zurück und schreiben Ihnen gut:',
  },
  partCredited:
    'Nach einer Stornierung sind die Kosten der Rechnung {number} vom {day} geringer. Wir schreiben Ihnen gut:',
  page: 'Seite {page} von {pages}',
  carriedOver: 'Übertrag',
  facts: {
    number: 'Nummer',
    date: 'Datum',
    order: 'Bestellnummer',
    orderedOn: 'Bestellt am',
    customer: 'Kundennummer',
    ownNumber: 'Ihre Bestellnummer',
    customersNumber: 'Kundenbestellnr.',
    costCenter: 'Kostenstelle',
    wishedDate: 'Wunschtermin',
    contact: 'Ansprechpartner',
    delivery: 'Lieferung',
    delivered: 'Lieferdatum',
    plannedFor: 'Versand geplant',
    invoice: 'Zu Rechnung',
    mrn: 'MRN',
    deliveryTerm: 'Incoterms 2020',
    eoriNumber: 'EORI des Verkäufers',
  },
  people: {
    creator: 'Besteller',
    shipping: 'Lieferadresse',
    billing: 'Rechnungsadresse',
    pickUp: 'Abholadresse',
    sender: 'Versender',
    receiver: 'Empfänger',
    buyer: 'Käufer',
  },
  columns: {
    position: 'Pos.',
    article: 'Artikel',
    quantity: 'Menge',
    price: 'Einzelpreis',
    tax: 'MwSt.',
    amount: 'Netto {currency}',
  },
  line: {
    discount: 'Rabatt {percent}:\u00a0{amount}',
    surcharge: 'Zuschlag:\u00a0{amount}',
    voc: 'VOC-Abgabe:\u00a0{amount}',
  },
  delivery: 'Lieferung {id} von {producer}',
  from: 'Ab {place}',
  planned: 'Versand geplant am {day}',
  sent: 'versandt am {day}',
  sum: 'Summe Lieferung {id}',
  costs: { Freight: 'Fracht', CustomsHandling: 'Zollabwicklung', Customs: 'Zoll' },
  why: {
    freightByWeight: 'für {kilograms} kg',
    freightFreeFrom: 'frei ab {amount}',
    freightSelfCollection: 'Selbstabholung',
    freightOfParts: 'für {kilograms} kg in {parts} Lieferungen',
    costAsAgreed: 'wie bei der Bestellung vereinbart',
    costLowered: 'weniger nach einer Stornierung',
    customsHandlingPerShipment: 'je Sendung von {from} nach {to}',
    customsOfGoods: '{percent} % vom Warenwert',
  },
  sums: {
    goods: 'Waren',
    freight: 'Fracht',
    customsHandling: 'Zollabwicklung',
    customs: 'Zoll',
    net: 'Netto',
    tax: 'MwSt. {rate} auf {base}',
    total: 'Gesamtbetrag {currency}',
  },
  taxReasons: {
    export: 'Ausfuhrlieferung, ohne Mehrwertsteuer',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers',
    other: 'nach besonderer Regel',
  },
  shippers: {
    dhlparcel: 'DHL Parcel',
    dhleuro: 'DHL Euro',
    sh_post: 'Swiss Post',
    go: 'GO!',
    custom: 'direkt vom Hersteller',
    selfCollection: 'Selbstabholung',
  },
  /** Units with another word for several. */
  several: { Stück: 'Stück', piece: 'pieces' },
  cancelled: 'Storniert',
  payment:
    'Zahlbar innerhalb von {days} Tagen ohne Abzug bis zum {day} auf das unten genannte Konto. Bitte geben Sie die Rechnungsnummer {number} an.',
  paymentBySlip:
    'Zahlbar innerhalb von {days} Tagen ohne Abzug bis zum {day} mit dem Zahlteil am Ende dieser Rechnung.',
  spokenBill:
    'Empfangsschein und Zahlteil mit QR-Code: {amount} an {name}, Konto {account}, Referenz {reference}',
  remark: 'Bemerkung: {remark}',
  binding: 'Preise in {currency}. Diese Bestätigung ist ohne Unterschrift gültig.',
  currencyNote: 'Preise in {currency}.',
  customsData: {
    tariff: 'Zolltarifnr.',
    origin: 'Ursprung',
    weight: 'Gewicht kg',
    value: 'Warenwert {currency}',
    parcel: 'Packstück: {weight} kg, {length} × {width} × {height} cm',
    unknown: 'nicht angegeben',
    incomplete:
      'Zolltarifnummer oder Ursprungsland fehlen im Katalog bei den so bezeichneten Artikeln. Der Hersteller ergänzt sie in der Zollanmeldung.',
    total: 'Summe',
  },
  label: {
    from: 'Von',
    to: 'An',
    delivery: 'Lieferung {delivery} · Bestellung {order}',
    ownNumber: 'Ihre Bestellnummer {number}',
  },
  taxNumber: 'UID/USt-IdNr. {value}',
  eoriNumber: 'EORI {value}',
  contact: {
    phone: 'Telefon {value}',
    vat: 'MwSt.-Nr. {value}',
    vatId: 'USt-IdNr. {value}',
    uid: 'UID {value}',
  },
};

const en: typeof de = {
  kinds: {
    CustomerOrder: 'Order',
    OrderConfirmation: 'Order confirmation',
    PurchaseOrder: 'Purchase order',
    Invoice: 'Invoice',
    CommercialInvoice: 'Commercial invoice',
    CreditNote: 'Credit note',
    ShippingLabel: 'Shipping label',
  },
  introductions: {
    CustomerOrder: 'This is what you ordered from us. The manufacturers will answer you for each delivery.',
    OrderConfirmation: 'Thank you for your order. We will deliver as follows:',
    PurchaseOrder: 'Please deliver as follows to the shipping address given:',
    Invoice: 'We charge you for the following delivery:',
    CommercialInvoice: 'For presentation to customs. These goods are sold by invoice to the buyer named:',
    ShippingLabel: '',
    CreditNote: 'We take back invoice {number} of {day} and credit you with:',
  },
  partCredited: 'After a cancellation the costs of invoice {number} of {day} are lower. We credit you with:',
  page: 'Page {page} of {pages}',
  carriedOver: 'Carried over',
  facts: {
    number: 'Number',
    date: 'Date',
    order: 'Order number',
    orderedOn: 'Ordered on',
    customer: 'Customer number',
    ownNumber: 'Your order number',
    customersNumber: 'Customer order no.',
    costCenter: 'Cost centre',
    wishedDate: 'Wished date',
    contact: 'Contact',
    delivery: 'Delivery',
    delivered: 'Date of delivery',
    plannedFor: 'Shipment planned',
    invoice: 'For invoice',
    mrn: 'MRN',
    deliveryTerm: 'Incoterms 2020',
    eoriNumber: 'EORI of the seller',
  },
  people: {
    creator: 'Ordered by',
    shipping: 'Shipping address',
    billing: 'Billing address',
    pickUp: 'Pick-up address',
    sender: 'Sender',
    receiver: 'Consignee',
    buyer: 'Buyer',
  },
  columns: {
    position: 'Item',
    article: 'Article',
    quantity: 'Quantity',
    price: 'Unit price',
    tax: 'VAT',
    amount: 'Net {currency}',
  },
  line: {
    discount: 'Discount {percent}:\u00a0{amount}',
    surcharge: 'Surcharge:\u00a0{amount}',
    voc: 'VOC levy:\u00a0{amount}',
  },
  delivery: 'Delivery {id} from {producer}',
  from: 'From {place}',
  planned: 'shipment planned for {day}',
  sent: 'sent on {day}',
  sum: 'Sum of delivery {id}',
  costs: { Freight: 'Freight', CustomsHandling: 'Customs handling', Customs: 'Customs' },
  why: {
    freightByWeight: 'for {kilograms} kg',
    freightFreeFrom: 'free from {amount}',
    freightSelfCollection: 'self-collection',
    freightOfParts: 'for {kilograms} kg in {parts} deliveries',
    costAsAgreed: 'as agreed when ordered',
    costLowered: 'less after a cancellation',
    customsHandlingPerShipment: 'per shipment from {from} to {to}',
    customsOfGoods: '{percent} % of the value of the goods',
  },
  sums: {
    goods: 'Goods',
    freight: 'Freight',
    customsHandling: 'Customs handling',
    customs: 'Customs',
    net: 'Net',
    tax: 'VAT {rate} on {base}',
    total: 'Total {currency}',
  },
  taxReasons: {
    export: 'Export, no VAT',
    reverseCharge: 'Reverse charge',
    other: 'under a special rule',
  },
  shippers: {
    dhlparcel: 'DHL Parcel',
    dhleuro: 'DHL Euro',
    sh_post: 'Swiss Post',
    go: 'GO!',
    custom: 'direct from the manufacturer',
    selfCollection: 'self-collection',
  },
  several: { Stück: 'Stück', piece: 'pieces' },
  cancelled: 'Cancelled',
  payment:
    'Payable within {days} days without deduction, by {day}, to the account given below. Please state invoice number {number}.',
  paymentBySlip:
    'Payable within {days} days without deduction, by {day}, with the payment part at the end of this invoice.',
  spokenBill:
    'Receipt and payment part with QR code: {amount} to {name}, account {account}, reference {reference}',
  remark: 'Remark: {remark}',
  binding: 'Prices in {currency}. This confirmation is valid without a signature.',
  currencyNote: 'Prices in {currency}.',
  customsData: {
    tariff: 'HS code',
    origin: 'Origin',
    weight: 'Weight kg',
    value: 'Value {currency}',
    parcel: 'Parcel: {weight} kg, {length} × {width} × {height} cm',
    unknown: 'not stated',
    incomplete:
      'HS code or country of origin are missing in the catalogue for the articles marked so. The manufacturer adds them in the customs declaration.',
    total: 'Total',
  },
  label: {
    from: 'From',
    to: 'To',
    delivery: 'Delivery {delivery} · Order {order}',
    ownNumber: 'Your order number {number}',
  },
  taxNumber: 'UID/VAT no. {value}',
  eoriNumber: 'EORI {value}',
  contact: { phone: 'Phone {value}', vat: 'VAT no. {value}', vatId: 'VAT ID {value}', uid: 'UID {value}' },
};

export type Words = typeof de;
const words: Readonly<Record<Language, Words>> = { de, en };

export function wordsOf(language: Language): Words {
  return words[language];
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function nameOfKind(kind: DocumentKind, language: Language): string {
  return words[language].kinds[kind];
}
