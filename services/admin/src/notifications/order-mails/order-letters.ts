import type { EventPayload } from '@werkbank/contracts/events';
import type { Language } from '@werkbank/contracts/localization';
import type { OrderMailKind } from '@werkbank/contracts/order-mails';
import { greeting } from '../send-mails/greeting.js';
import type { Letter } from '../send-mails/letter.js';
import { wordsForBuyers, wordsForProducers } from './order-words.js';

export type Milestone = EventPayload<'orders.milestone-reached.v1'>;
interface Texts {
  ownNumber: Record<Side, string>;
  wished: string;
  remark: string;
  delivery: string;
  follow: string;
  digest: string;
  allOrders: string;
  choice: string;
  locale: string;
}

const textsOf: Record<Language, Texts> = {
  de: {
    ownNumber: { buyer: 'Ihre Bestellnummer', producer: 'Bestellnummer des Kunden' },
    wished: 'Wunschtermin',
    remark: 'Bemerkung',
    delivery: 'Lieferung',
    follow: 'Sendung verfolgen',
    digest: 'Was sich bei Ihren Bestellungen getan hat',
    allOrders: 'Alle Bestellungen',
    choice: 'Welche Mails Sie bekommen, wählen Sie in Ihrem Profil:',
    locale: 'de-CH',
  },
  en: {
    ownNumber: { buyer: 'Your order number', producer: 'Order number of the customer' },
    wished: 'Wished date',
    remark: 'Remark',
    delivery: 'delivery',
    follow: 'Follow the parcel',
    digest: 'What happened to your orders',
    allOrders: 'All orders',
    choice: 'You choose which mails you get in your profile:',
    locale: 'en-GB',
  },
};

export type Side = 'buyer' | 'producer';

export interface Reader {
  side: Side;
  companyId: number;
  language: Language;
  firstName: string;
  lastName: string;
}

/** Mails of each side. A side gets none about its own action a moment ago. */
export const kindsOf: Record<Side, readonly OrderMailKind[]> = {
  buyer: ['placed', 'proposed', 'aboutToLapse', 'lapsed', 'released', 'readyToSend', 'sent', 'delivered'],
  producer: ['placed', 'lapsed', 'released', 'delivered'],
};

/** Kinds with a deadline within hours never wait for the daily mail. */
export const urgent: readonly OrderMailKind[] = ['aboutToLapse'];

/** The mail about an order's milestone, from its reader's side: producers get their own deliveries only. */
export function orderLetter(reader: Reader, milestone: Milestone, publicUrl: string): Letter {
  const { language, side, companyId } = reader;
  const texts = textsOf[language];
  const deliveries = milestone.deliveries.filter(
    ({ producerCompanyId }) => side === 'buyer' || producerCompanyId === companyId,
  );
  const facts = {
    order: milestone.orderId,
    customer: milestone.buyer.customerName,
    producers: listOf(
      deliveries.map(({ producerName }) => producerName),
      language,
    ),
    deliveries: listOf(
      deliveries.map(({ id }) => `${texts.delivery} ${id}`),
      language,
    ),
    until: milestone.releaseUntil === null ? undefined : momentOf(milestone.releaseUntil, language),
  };
  const words = (side === 'buyer' ? wordsForBuyers : wordsForProducers)[language][milestone.kind](facts);
  const page = side === 'buyer' ? 'sales-orders' : 'purchase-orders';
  return {
    language,
    subject: words.subject,
    greeting: greeting(reader),
    opening: [...words.opening, ...addedLines(reader, milestone)],
    entries: deliveries.flatMap(({ id, trackingUrl }) =>
      milestone.kind === 'sent' && trackingUrl !== null
        ? [{ text: `${texts.follow} (${texts.delivery} ${id})`, url: trackingUrl }]
        : [],
    ),
    link: { label: words.action, url: `${publicUrl}/orders/${page}/${milestone.orderId}` },
    closing: [choiceOf(language, publicUrl)],
  };
}

/** The buyer's own order number, in each mail; their further remarks only in the first one. */
function addedLines({ side, language }: Reader, { kind, facts }: Milestone): string[] {
  if (!facts) return [];
  const { ownNumber, wished, remark } = textsOf[language];
  const { ownOrderNumber, wishedDate } = facts;
  const first = kind === 'placed';
  return [
    ...(ownOrderNumber === null ? [] : [`${ownNumber[side]}: ${ownOrderNumber}`]),
    ...(first && wishedDate !== null ? [`${wished}: ${dayIn(wishedDate, language)}`] : []),
    ...(first && facts.remark !== null ? [`${remark}: ${facts.remark}`] : []),
  ];
}

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(textsOf[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The daily mail: one line per event, with a link. */
export function digestLetter(
  reader: Omit<Reader, 'side' | 'companyId'>,
  lines: readonly { text: string; url: string }[],
  publicUrl: string,
): Letter {
  const { language } = reader;
  const texts = textsOf[language];
  return {
    language,
    subject: texts.digest,
    greeting: greeting(reader),
    opening: [],
    entries: lines,
    link: {
      label: texts.allOrders,
      url: `${publicUrl}/orders`,
    },
    closing: [choiceOf(language, publicUrl)],
  };
}

const choiceOf = (language: Language, publicUrl: string): string =>
  `${textsOf[language].choice} ${publicUrl}/management/profile`;

const listOf = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(texts));

/** The time in the platform's zone, with its name, because readers may be in other zones. */
function momentOf(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(textsOf[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  }).format(new Date(instant));
}
