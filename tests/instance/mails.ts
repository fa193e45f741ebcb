import { eventually, runningInstance } from './running-instance.ts';

/** A mail as the mail catcher returns it. */
export interface CaughtMail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Absent if the catcher stopped while it wrote the mail. */
  readonly to?: readonly { readonly address: string }[];
}

/** The mail to an address that arrived as the `nth`; waits until it is there. */
export async function mailTo(email: string, nth = 1): Promise<CaughtMail> {
  const found = await eventually(
    () => mailsTo(email),
    (mails) => mails.length >= nth,
  );
  const mail = found[nth - 1];
  if (!mail) throw new Error('a mail that was waited for is there');
  return mail;
}

/** The link in the plain text of a mail. */
export function linkIn({ subject, text }: CaughtMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in the mail "${subject}"`);
  return link;
}

/** The catcher's page with the HTML of a mail. */
export const pageOf = (mail: CaughtMail): string => `${catcher()}/email/${mail.id}/html`;

async function mailsTo(email: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${catcher()}/email`);
  const mails = (await answer.json()) as CaughtMail[];
  return mails.filter(({ to = [] }) => to.some(({ address }) => address === email));
}

function catcher(): string {
  const address = runningInstance().parts['mails'];
  if (address === undefined)
    throw new Error('the instance sends its mails elsewhere; journeys need its catcher');
  return address;
}
