import type { EventPayload } from '@werkbank/contracts/events';
import type { Language } from '@werkbank/contracts/localization';
import { greeting } from '../send-mails/greeting.js';
import type { Letter, LetterTexts } from '../send-mails/letter.js';

export interface Reader {
  language: Language;
  firstName: string;
  lastName: string;
}

/** Length limit of a text in a mail; the page shows the rest. */
const longest = 2_000;
const linesOf = (text: string): string[] =>
  (text.length > longest ? `${text.slice(0, longest)} …` : text)
    .split('\n')
    .filter((line) => line.trim() !== '');

export function discountRequestedLetter(
  reader: Reader,
  { customerName, askedBy, remarks, materialNumber }: EventPayload<'catalog.discount-requested.v1'>,
  url: string,
): Letter {
  const { language } = reader;
  const { firstName, lastName, email } = askedBy;
  const who = `${firstName} ${lastName} (${email})`;
  const texts: LetterTexts = {
    de: {
      subject: `Rabattanfrage von ${customerName}`,
      opening: [
        `${customerName} fragt einen Rabatt an. Die Anfrage kommt von ${who}.`,
        ...(materialNumber === null ? [] : [`Es geht um den Artikel ${materialNumber}.`]),
        ...linesOf(remarks),
      ],
      link: { label: 'Anfrage ansehen', url },
      closing: ['Ordnen Sie dem Kunden eine Rabattgruppe zu, gilt sie ab seiner nächsten Anfrage im Shop.'],
    },
    en: {
      subject: `Discount request from ${customerName}`,
      opening: [
        `${customerName} asks for a discount. The request comes from ${who}.`,
        ...(materialNumber === null ? [] : [`It is about the article ${materialNumber}.`]),
        ...linesOf(remarks),
      ],
      link: { label: 'See the request', url },
      closing: ['A discount group that you assign to the customer counts from their next page in the shop.'],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}

export function discountAnsweredLetter(
  reader: Reader,
  { producerName, status, answer }: EventPayload<'catalog.discount-request-answered.v1'>,
  url: string,
): Letter {
  const { language } = reader;
  const granted = status === 'Granted';
  const texts: LetterTexts = {
    de: {
      subject: `Ihre Rabattanfrage bei ${producerName}`,
      opening: [
        granted
          ? `${producerName} hat Ihre Rabattanfrage angenommen. Ihre Preise sehen Sie im Shop.`
          : `${producerName} hat Ihre Rabattanfrage nicht angenommen.`,
        ...linesOf(answer),
      ],
      link: { label: 'Anfrage ansehen', url },
      closing: [],
    },
    en: {
      subject: `Your discount request to ${producerName}`,
      opening: [
        granted
          ? `${producerName} has granted your discount request. You see your prices in the shop.`
          : `${producerName} has not granted your discount request.`,
        ...linesOf(answer),
      ],
      link: { label: 'See the request', url },
      closing: [],
    },
  };
  return { language, greeting: greeting(reader), ...texts[language] };
}
