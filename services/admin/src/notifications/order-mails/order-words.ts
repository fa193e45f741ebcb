import type { Language } from '@werkbank/contracts/localization';
import type { OrderMailKind } from '@werkbank/contracts/order-mails';

interface Facts {
  order: number;
  customer: string;
  producers: string;
  deliveries: string;
  /** The buyer's deadline for the release. */
  until: string | undefined;
}
interface Words {
  subject: string;
  opening: readonly string[];
  /** Label of the button for the reader's next step. */
  action: string;
}
type WordsOfKinds = Record<OrderMailKind, (facts: Facts) => Words>;

const see = { de: 'Bestellung ansehen', en: 'See the order' } as const;
const review = { de: 'Vorschlag prüfen', en: 'Review the proposal' } as const;

const german: WordsOfKinds = {
  placed: ({ order, producers }) => ({
    subject: `Ihre Bestellung ${order} ist eingegangen`,
    opening: [`Die Bestellung ${order} ging an ${producers}. Wir melden uns, sobald eine Antwort da ist.`],
    action: see.de,
  }),
  proposed: ({ order, producers, deliveries, until }) => ({
    subject: `Bestellung ${order}: Änderung vorgeschlagen`,
    opening: [
      `${producers} schlägt eine Änderung vor. Es geht um: ${deliveries}.`,
      ...(until === undefined
        ? []
        : [`Geben Sie den Vorschlag bis ${until} (Zürich) frei, sonst wird die Bestellung storniert.`]),
    ],
    action: review.de,
  }),
  aboutToLapse: ({ order, until = '' }) => ({
    subject: `Bestellung ${order}: Vorschlag läuft bald ab`,
    opening: [
      `Der Vorschlag zur Bestellung ${order} gilt nur noch bis ${until} (Zürich).`,
      'Was bis dahin nicht freigegeben ist, wird storniert, auch bestätigte Lieferungen.',
    ],
    action: review.de,
  }),
  lapsed: ({ order, deliveries }) => ({
    subject: `Bestellung ${order}: Vorschlag abgelaufen`,
    opening: [`Der Vorschlag wurde nicht rechtzeitig freigegeben. Storniert wurde: ${deliveries}.`],
    action: see.de,
  }),
  released: ({ order, producers, deliveries }) => ({
    subject: `Bestellung ${order} ist freigegeben`,
    opening: [`Freigegeben: ${deliveries}. Die Ware wird nun bereitgestellt von ${producers}.`],
    action: see.de,
  }),
  readyToSend: ({ order, producers, deliveries }) => ({
    subject: `Bestellung ${order}: versandbereit`,
    opening: [`Versandbereit bei ${producers}: ${deliveries}.`],
    action: see.de,
  }),
  sent: ({ order, producers, deliveries }) => ({
    subject: `Bestellung ${order} ist unterwegs`,
    opening: [`Versandt von ${producers}: ${deliveries}.`],
    action: see.de,
  }),
  delivered: ({ order, deliveries }) => ({
    subject: `Bestellung ${order}: angekommen`,
    opening: [`Als angekommen bestätigt: ${deliveries}.`],
    action: see.de,
  }),
};

const english: WordsOfKinds = {
  placed: ({ order, producers }) => ({
    subject: `Your order ${order} has come in`,
    opening: [`Order ${order} went to ${producers}. You will hear from us as soon as there is an answer.`],
    action: see.en,
  }),
  proposed: ({ order, producers, deliveries, until }) => ({
    subject: `Order ${order}: a change is proposed`,
    opening: [
      `${producers} proposes a change. It is about: ${deliveries}.`,
      ...(until === undefined
        ? []
        : [`Release the proposal by ${until} (Zurich), or the order will be cancelled.`]),
    ],
    action: review.en,
  }),
  aboutToLapse: ({ order, until = '' }) => ({
    subject: `Order ${order}: the proposal is about to lapse`,
    opening: [
      `The proposal for order ${order} is good until ${until} (Zurich) only.`,
      'What is not released by then will be cancelled, confirmed deliveries too.',
    ],
    action: review.en,
  }),
  lapsed: ({ order, deliveries }) => ({
    subject: `Order ${order}: the proposal has lapsed`,
    opening: [`The proposal was not released in time. Cancelled: ${deliveries}.`],
    action: see.en,
  }),
  released: ({ order, producers, deliveries }) => ({
    subject: `Order ${order} is released`,
    opening: [`Released: ${deliveries}. The goods are now being made ready by ${producers}.`],
    action: see.en,
  }),
  readyToSend: ({ order, producers, deliveries }) => ({
    subject: `Order ${order}: ready to be sent`,
    opening: [`Ready to be sent at ${producers}: ${deliveries}.`],
    action: see.en,
  }),
  sent: ({ order, producers, deliveries }) => ({
    subject: `Order ${order} is on its way`,
    opening: [`Sent by ${producers}: ${deliveries}.`],
    action: see.en,
  }),
  delivered: ({ order, deliveries }) => ({
    subject: `Order ${order}: arrived`,
    opening: [`Confirmed to have arrived: ${deliveries}.`],
    action: see.en,
  }),
};

export const wordsForBuyers: Record<Language, WordsOfKinds> = { de: german, en: english };

/** Wording for producers, if it differs. */
export const wordsForProducers: Record<Language, WordsOfKinds> = {
  de: {
    ...german,
    placed: ({ order, customer, deliveries }) => ({
      subject: `Neue Bestellung ${order} von ${customer}`,
      opening: [`${customer} wartet auf Ihre Antwort. Bestellt ist: ${deliveries}.`],
      action: 'Bestellung beantworten',
    }),
    released: ({ order, customer, deliveries }) => ({
      subject: `Bestellung ${order} von ${customer} ist freigegeben`,
      opening: [`Stellen Sie die Ware bereit: ${deliveries}.`],
      action: 'Bestellung bearbeiten',
    }),
  },
  en: {
    ...english,
    placed: ({ order, customer, deliveries }) => ({
      subject: `New order ${order} from ${customer}`,
      opening: [`${customer} is waiting for your answer. Ordered: ${deliveries}.`],
      action: 'Answer the order',
    }),
    released: ({ order, customer, deliveries }) => ({
      subject: `Order ${order} from ${customer} is released`,
      opening: [`Make the goods ready: ${deliveries}.`],
      action: 'Go on with the order',
    }),
  },
};
