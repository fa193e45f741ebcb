import { createTransport, type Transporter } from 'nodemailer';
import { MailTransport, type OutgoingMail, RecipientRefused } from './mail-transport.js';

export interface SmtpSettings {
  url: string;
  from: string;
  /** Required: a server that does not encrypt is given nothing. */
  tls: 'required' | 'if-offered';
}

const PATIENCE_MS = 10_000;

/** A mail server by SMTP. */
export class SmtpTransport extends MailTransport {
  private readonly server: Transporter;

  constructor({ url, from, tls }: SmtpSettings) {
    super();
    this.server = createTransport(
      {
        url,
        requireTLS: tls === 'required',
        pool: true,
        maxConnections: 2,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
        // Nothing in a mail of ours is fetched from a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
  }

  async deliver({ id, to, ...content }: OutgoingMail): Promise<void> {
    try {
      await this.server.sendMail({
        ...content,
        // As an object it is one recipient, whatever commas are in it.
        to: { name: '', address: to },
        messageId: `<${id}@werkbank>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isRefusedRecipient(error) ? new RecipientRefused(String(error)) : error;
    }
  }

  close(): void {
    this.server.close();
  }
}

/** A refusal for good that is about the recipient, not about who sends or what. */
function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
