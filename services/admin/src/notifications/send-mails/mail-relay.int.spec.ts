import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { TestInstance } from '@werkbank/platform/testing';
import { eventually } from '@werkbank/platform/testing';
import { startAdminInstance } from '../../testing/admin-instance.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { defaultConfiguration } from '../../settings/configuration/default-configuration.js';
import type { AdminEnv } from '../../env.js';
import type { Letter } from './letter.js';
import { MailRelay } from './mail-relay.js';
import { SmtpTransport } from './smtp-transport.js';
import { type Addressee, writeBulkMails, writeMail } from './write-mail.js';

let instance: TestInstance;
let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  instance = await startAdminInstance({ SMTP_URL: catcher.url, LOG_LEVEL: 'silent' });
}, 60_000);
afterAll(async () => {
  await instance?.stop();
  await catcher?.stop();
}, 30_000);

const letter: Letter = { language: 'en', subject: 'Hello', greeting: 'Hello,', opening: [], closing: [] };
const soon = () => new Date(Date.now() + 60_000);
const write = (email: string, more: Partial<Addressee> = {}) =>
  instance.em().transactional((em) => writeMail(em, { email, uselessAfter: soon(), ...more }, letter));

interface Row {
  sent: boolean;
  givenUp: boolean;
  content: unknown;
  attempts: number;
  failure: string | null;
}
const rowOf = async (email: string): Promise<Row | undefined> => {
  const [row] = await instance.em().execute<Row[]>(
    `select sent_at is not null as sent, given_up_at is not null as "givenUp", content, attempts, failure
       from mail where recipient = ?`,
    [email],
  );
  return row;
};
const becomes = (email: string, expected: Partial<Row>) =>
  eventually(async () => expect(await rowOf(email)).toMatchObject(expected));

it('leaves once its transaction commits, and its content is forgotten', async () => {
  await write('one@werkbank.example');
  await catcher.mailsTo('one@werkbank.example');
  await becomes('one@werkbank.example', { sent: true, attempts: 1 });
  expect((await rowOf('one@werkbank.example'))?.content).toBeNull();
});

it('names the sender and an address for answers from the configuration', async () => {
  const { printoutConfig } = defaultConfiguration;
  await instance
    .em()
    .execute('insert into configuration (settings) values (?)', [
      JSON.stringify({ printoutConfig: { ...printoutConfig, phone: '+41 52 555 01 99' } }),
    ]);
  await write('signed@werkbank.example');
  const [mail] = await catcher.mailsTo('signed@werkbank.example');
  await instance.em().execute('delete from configuration');
  expect(mail?.text).toContain(`${printoutConfig.email} · +41 52 555 01 99`);
});

it('never leaves if the transaction does not commit', async () => {
  const rolledBack = instance.em().transactional(async (em) => {
    await writeMail(em, { email: 'never@werkbank.example', uselessAfter: soon() }, letter);
    throw new Error('what it told did not happen');
  });
  await expect(rolledBack).rejects.toThrow('did not happen');
  expect(await rowOf('never@werkbank.example')).toBeUndefined();
});

it('is not written outside of a transaction', async () => {
  const call = writeMail(instance.em(), { email: 'x@werkbank.example', uselessAfter: soon() }, letter);
  await expect(call).rejects.toThrow('in the transaction');
});

it('tries again where the server could not just then', async () => {
  catcher.answers.push(451);
  await write('later@werkbank.example');
  await becomes('later@werkbank.example', { sent: false, attempts: 1 });
  await instance
    .em()
    .execute(`update mail set next_attempt_at = now() where recipient = 'later@werkbank.example'`);
  await write('wakes@werkbank.example');
  await catcher.mailsTo('later@werkbank.example');
  await becomes('later@werkbank.example', { sent: true });
  // The next test's answer of the server is for its own mail.
  await becomes('wakes@werkbank.example', { sent: true });
  expect((await rowOf('later@werkbank.example'))?.attempts).toBe(2);
});

it('gives up on a recipient who does not exist, and says why', async () => {
  catcher.answers.push(550);
  await write('nobody@werkbank.example');
  await becomes('nobody@werkbank.example', { givenUp: true, content: null, attempts: 1 });
  expect((await rowOf('nobody@werkbank.example'))?.failure).toContain('550');
});

it('does not bother anybody with what has lost its purpose', async () => {
  await write('late@werkbank.example', { uselessAfter: new Date(Date.now() - 1) });
  await becomes('late@werkbank.example', { givenUp: true, content: null });
  expect(catcher.mails.filter(({ text }) => text?.includes('late@'))).toEqual([]);
});

it('goes on after its connection to the database was lost', async () => {
  await instance.em().execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'admin-mails' and datname = current_database()`,
  );
  await write('again@werkbank.example');
  expect(await catcher.mailsTo('again@werkbank.example')).toHaveLength(1);
});

it('sends each of many once, with two processes at work', async () => {
  const from = 'Werkbank <mail@werkbank.example>';
  const transport = new SmtpTransport({ url: catcher.url, from, tls: 'if-offered' });
  const second = new MailRelay(transport, instance.app.get<ServiceInfo<AdminEnv>>(SERVICE));
  second.onApplicationBootstrap();
  const emails = Array.from({ length: 30 }, (_, index) => `many-${index}@werkbank.example`);
  await instance.em().transactional(async (em) => {
    for (const email of emails) await writeMail(em, { email, uselessAfter: soon() }, letter);
  });
  await eventually(async () => {
    const [row] = await instance
      .em()
      .execute<{ waiting: number }[]>('select count(*)::int as waiting from mail where content is not null');
    expect(row?.waiting).toBe(0);
  });
  for (const email of emails) expect(await catcher.mailsTo(email)).toHaveLength(1);
  await second.beforeApplicationShutdown();
}, 30_000);

it('carries what somebody looks out for before many at once', async () => {
  const many = ['bulk-1', 'bulk-2', 'bulk-3'].map((name) => ({ email: `${name}@werkbank.example`, letter }));
  await instance.em().transactional(async (em) => {
    await writeBulkMails(em, many, soon());
    await writeMail(em, { email: 'urgent@werkbank.example', uselessAfter: soon() }, letter);
  });
  await catcher.mailsTo('bulk-3@werkbank.example');
  const names = catcher.mails.flatMap(
    ({ to }) => /(?:bulk-\d|urgent)/.exec([to].flat()[0]?.text ?? '') ?? [],
  );
  expect(names).toEqual(['urgent', 'bulk-1', 'bulk-2', 'bulk-3']);
});

it('ends with its service while the database is away', async () => {
  const lonely = await startAdminInstance({ SMTP_URL: catcher.url, LOG_LEVEL: 'silent' });
  await lonely.databaseLine.cut();
  await expect(lonely.stop()).resolves.toBeUndefined();
}, 15_000);
