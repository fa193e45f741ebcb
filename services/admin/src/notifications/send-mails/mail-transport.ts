export interface OutgoingMail {
  /** Stays the same at every attempt, so mailboxes recognise duplicates. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** The mail server refuses this recipient for good, so retries are pointless. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

export abstract class MailTransport {
  /** Delivers a mail. Throws `RecipientRefused`; any other error is worth a retry. */
  abstract deliver(mail: OutgoingMail): Promise<void>;

  abstract close(): void;
}
