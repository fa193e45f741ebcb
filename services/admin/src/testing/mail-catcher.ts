import { once } from 'node:events';
import { eventually } from '@werkbank/platform/testing';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it is given instead of passing it on. */
export class MailCatcher {
  readonly mails: ParsedMail[] = [];
  /** Answers of the server to recipients, for the next mails: a status of SMTP each, 250 being a yes. */
  readonly answers: number[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    // Senders keep their connection open for the next mail; a test that ends does not wait for them.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, callback) => {
      const status = this.answers.shift() ?? 250;
      callback(status === 250 ? null : Object.assign(new Error('Not now'), { responseCode: status }));
    },
    onData: (stream, _, callback) => {
      simpleParser(stream).then(
        (mail) => {
          this.mails.push(mail);
          callback();
        },
        (error: Error) => callback(error),
      );
    },
  });
  url = '';

  static async start(): Promise<MailCatcher> {
    const catcher = new MailCatcher();
    const listening = catcher.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
    catcher.url = `smtp://127.0.0.1:${address.port}`;
    return catcher;
  }

  /** The mails to an address, as soon as there are that many of them. */
  mailsTo(email: string, count = 1): Promise<ParsedMail[]> {
    return eventually(async () => {
      const found = this.mails.filter(({ to }) => [to].flat().some((one) => one?.text.includes(email)));
      if (found.length < count) throw new Error(`${found.length} mails to ${email}, ${count} were expected`);
      return found;
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** The token in a mail's link, behind a path. */
export function tokenIn(mail: ParsedMail | undefined, path: string): string {
  const token = new RegExp(`/${path}/([A-Za-z0-9_-]+)`).exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`the mail has no link to ${path}`);
  return token;
}
