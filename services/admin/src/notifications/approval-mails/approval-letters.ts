import type { EventPayload } from '@werkbank/contracts/events';
import type { Language } from '@werkbank/contracts/localization';
import { amountText } from '@werkbank/contracts/amounts';
import { greeting } from '../send-mails/greeting.js';
import type { Letter, LetterTexts } from '../send-mails/letter.js';

interface Reader {
  language: Language;
  firstName: string;
  lastName: string;
}

/** Asks an approver for a decision about an order above a limit. */
export function approvalRequestedLetter(
  reader: Reader,
  { askedBy, taxBase, currency, remark }: EventPayload<'checkout.approval-requested.v1'>,
  url: string,
): Letter {
  const { language } = reader;
  const who = `${askedBy.firstName} ${askedBy.lastName}`.trim();
  const amount = amountText({ amount: taxBase, currency }, language);
  const words = remark === null ? [] : [remark];
  const texts: LetterTexts = {
    de: {
      subject: `Bestellung von ${who} wartet auf Ihre Genehmigung`,
      opening: [`${who} möchte für ${amount} netto bestellen. Das liegt über dem Limit.`, ...words],
      link: { label: 'Prüfen und entscheiden', url },
      closing: ['Bestellt wird erst, wenn Sie oder eine andere berechtigte Person genehmigen.'],
    },
    en: {
      subject: `An order of ${who} waits for your approval`,
      opening: [`${who} would like to order for ${amount} net. This is above the limit.`, ...words],
      link: { label: 'Check and decide', url },
      closing: ['It is ordered only after you or another approver have approved it.'],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}

/** Brings the decision to the person who asked. */
export function approvalDecidedLetter(
  reader: Reader,
  { decidedBy, orderId, reason, taxBase, currency }: EventPayload<'checkout.approval-decided.v1'>,
  url: string,
): Letter {
  const { language } = reader;
  const who = `${decidedBy.firstName} ${decidedBy.lastName}`.trim();
  const amount = amountText({ amount: taxBase, currency }, language);
  const words = reason === null ? [] : [reason];
  const texts: LetterTexts =
    orderId === null
      ? {
          de: {
            subject: 'Ihre Bestellung wurde abgelehnt',
            opening: [`${who} hat Ihre Bestellung über ${amount} netto abgelehnt.`, ...words],
            link: { label: 'Ansehen', url },
            closing: ['Es wurde nichts bestellt.'],
          },
          en: {
            subject: 'Your order was declined',
            opening: [`${who} has declined your order of ${amount} net.`, ...words],
            link: { label: 'See it', url },
            closing: ['Nothing was ordered.'],
          },
        }
      : {
          de: {
            subject: `Ihre Bestellung ${orderId} ist genehmigt`,
            opening: [
              `${who} hat Ihre Bestellung ${orderId} über ${amount} netto genehmigt. Sie ist bestellt.`,
            ],
            link: { label: 'Bestellung ansehen', url },
            closing: [],
          },
          en: {
            subject: `Your order ${orderId} is approved`,
            opening: [`${who} has approved your order ${orderId} of ${amount} net. It is placed.`],
            link: { label: 'See the order', url },
            closing: [],
          },
        };
  return { language, greeting: greeting(reader), ...texts[language] };
}
