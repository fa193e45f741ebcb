import { MailCatcher } from '../../testing/mail-catcher.js';
import { type MailTransport, type OutgoingMail, RecipientRefused } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const mail: OutgoingMail = {
  id: '7b0b1a52-0d0f-4f0e-9d0c-6a1a3b0c9f11',
  to: 'buyer@werkbank.example',
  subject: 'Größe & Maß „ä“',
  html: '<p>Schöne Grüße &amp; mehr</p>',
  text: 'Schöne Grüße & mehr',
};

/** The contract of every transport. */
function keepsItsPromise(make: (url: string) => MailTransport): void {
  let catcher: MailCatcher;
  let transport: MailTransport;
  beforeAll(async () => {
    catcher = await MailCatcher.start();
    transport = make(catcher.url);
  });
  afterAll(async () => {
    transport.close();
    await catcher.stop();
  });

  it('delivers HTML and text in full, with our sender and a stable id', async () => {
    await transport.deliver(mail);
    await transport.deliver(mail);
    const [first, second] = await catcher.mailsTo(mail.to, 2);
    expect(first).toMatchObject({ subject: mail.subject, messageId: `<${mail.id}@werkbank>` });
    expect(first?.html).toContain('Schöne Grüße &amp; mehr');
    expect(first?.text).toContain('Schöne Grüße & mehr');
    expect(first?.from?.text).toBe('"Werkbank" <mail@werkbank.example>');
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('distinguishes an unknown recipient from a temporary failure of the server', async () => {
    catcher.answers.push(550, 451);
    await expect(transport.deliver(mail)).rejects.toBeInstanceOf(RecipientRefused);
    const later = transport.deliver(mail);
    await expect(later).rejects.toThrow('451');
    await expect(later).rejects.not.toBeInstanceOf(RecipientRefused);
  });

  it('throws while the server is down', async () => {
    const lost = make('smtp://127.0.0.1:9');
    await expect(lost.deliver(mail)).rejects.not.toBeInstanceOf(RecipientRefused);
    lost.close();
  });

  it('delivers to one recipient, whatever characters the address has', async () => {
    const before = catcher.mails.length;
    await transport.deliver({ ...mail, to: 'a@werkbank.example, b@werkbank.example' }).catch(() => undefined);
    for (const { to } of catcher.mails.slice(before)) expect([to].flat()).toHaveLength(1);
  });
}

describe('SMTP', () => {
  const from = 'Werkbank <mail@werkbank.example>';
  keepsItsPromise((url) => new SmtpTransport({ url, from, tls: 'if-offered' }));

  it('sends nothing without encryption, if that is required', async () => {
    const catcher = await MailCatcher.start();
    const transport = new SmtpTransport({ url: catcher.url, from, tls: 'required' });
    await expect(transport.deliver(mail)).rejects.toThrow('STARTTLS');
    expect(catcher.mails).toEqual([]);
    transport.close();
    await catcher.stop();
  });
});
