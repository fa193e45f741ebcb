import { createTransport, type Transporter } from 'nodemailer';
import { MailTransport, type OutgoingMail, RecipientRefused } from './mail-transport.js';

export interface SmtpSettings {
  url: string;
  from: string;
  /** Required: without encryption no mail is sent. */
  tls: 'required' | 'if-offered';
}

const PATIENCE_MS = 10_000;

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
        // Our mails never include files or remote content.
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
        // As an object it is a single recipient, even with commas in it.
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

/** True for a permanent refusal of the recipient, not of the sender or the content. */
function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
