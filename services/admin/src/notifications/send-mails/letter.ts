import type { Configuration } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { escapeHtml } from '@werkbank/platform/html';

/** Content of a mail, before it is rendered as HTML and as text. */
export interface Letter {
  language: Language;
  subject: string;
  greeting: string;
  /** Before the link. */
  opening: readonly string[];
  /** Links, each in a separate line. */
  entries?: readonly { text: string; url: string }[];
  link?: { label: string; url: string };
  /** After the link. */
  closing: readonly string[];
}

/** The words of a letter in each language of readers. */
export type LetterTexts = Record<Language, Omit<Letter, 'language' | 'greeting'>>;

/** Sender by the configuration, with the address for answers. */
export type Sender = Pick<Configuration['printoutConfig'], 'name' | 'address' | 'email' | 'phone'>;

export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

const signature: Record<Language, string> = {
  de: 'Ihr Werkbank-Team',
  en: 'Your Werkbank team',
};
const byHand: Record<Language, string> = {
  de: 'Falls sich nichts öffnet, kopieren Sie diese Adresse in Ihren Browser:',
  en: 'If nothing opens, copy this address into your browser:',
};

/** Sets a letter: one calm column that every mail program shows, and the same words as plain text. */
export function setLetter(letter: Letter, sender: Sender): MailContent {
  return { subject: oneLine(letter.subject), html: asHtml(letter, sender), text: asText(letter, sender) };
}

function placeOf({ name, address: { streetAndNumber, country, zipCode, city } }: Sender): string {
  return `${name}, ${streetAndNumber}, ${country}-${zipCode} ${city}`;
}

function asText(
  { language, greeting, opening, entries = [], link, closing }: Letter,
  sender: Sender,
): string {
  const lines = entries.map(({ text, url }) => `${text}:\n${url}`);
  const parts = [
    greeting,
    ...opening,
    ...lines,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...closing,
  ];
  const foot = `${placeOf(sender)}\n${sender.email} · ${sender.phone}`;
  return `${[...parts, signature[language], foot].join('\n\n')}\n`;
}

const paragraph = (content: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${content}</p>`;

function asHtml(
  { language, subject, greeting, opening, entries = [], link, closing }: Letter,
  sender: Sender,
): string {
  const address = link && escapeHtml(link.url);
  const action = link
    ? [
        paragraph(
          `<a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:3px;background:#0b5fa5;` +
            `color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a>`,
        ),
        paragraph(
          `${escapeHtml(byHand[language])}<br><a href="${address}" style="color:#0b5fa5;word-break:break-all">${address}</a>`,
          'font-size:13px;color:#52606d',
        ),
      ]
    : [];
  const lines = entries.map(({ text, url }) =>
    paragraph(`<a href="${escapeHtml(url)}" style="color:#0b5fa5">${escapeHtml(text)}</a>`),
  );
  const texts = (all: readonly string[]): string[] => all.map((text) => paragraph(escapeHtml(text)));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f7fa;color:#1f2933;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:16px 32px;background:#ffffff;border:1px solid #d9e0e7;border-radius:3px">
${paragraph('Werkbank', 'padding-bottom:12px;border-bottom:3px solid #0b5fa5;font-size:18px;font-weight:600')}
<h1 style="margin:24px 0 16px;font-size:20px;line-height:28px;font-weight:600">${escapeHtml(subject)}</h1>
${[...texts([greeting, ...opening]), ...lines, ...action, ...texts([...closing, signature[language]])].join('\n')}
${paragraph(contact(sender), 'padding-top:12px;border-top:1px solid #d9e0e7;font-size:13px;color:#52606d')}
</main>
</body>
</html>
`;
}

function contact(sender: Sender): string {
  const email = escapeHtml(sender.email);
  const reach = `<a href="mailto:${email}" style="color:#0b5fa5">${email}</a> · ${escapeHtml(sender.phone)}`;
  return `${escapeHtml(placeOf(sender))}<br>${reach}`;
}

/** A line break in a name must not begin another header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
