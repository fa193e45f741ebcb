/** A mail as it is handed to the mail server. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mailbox recognises one that arrived twice. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The mail server does not know this recipient and never will: trying again is pointless. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

/** Whoever carries mails to where people read them. */
export abstract class MailTransport {
  /** Hands a mail over. Throws `RecipientRefused`, or anything else where it is worth another attempt. */
  abstract deliver(mail: OutgoingMail): Promise<void>;

  abstract close(): void;
}
