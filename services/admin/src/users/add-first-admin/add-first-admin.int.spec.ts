import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestInstance } from '@werkbank/platform/testing';
import { settledInstance } from '../../testing/settled-instance.js';
import { freshPassword, freshUserId, type TestPeople } from '../../testing/test-people.js';

const command = join(import.meta.dirname, '../../../dist/commands/first-admin.js');

let instance: TestInstance;
let people: TestPeople;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
}, 60_000);
afterAll(async () => {
  await instance?.em().execute('update users set removed_at = now()');
  await people?.leave();
}, 60_000);

const optionsOf = (person: Record<string, string>): string[] =>
  Object.entries(person).flatMap(([option, value]) => [`--${option}`, value]);
const ada = () => ({
  email: `ada-${freshUserId()}@werkbank.example`,
  salutation: 'Ms',
  'first-name': 'Ada',
  'last-name': 'Meier',
  phone: '+41 52 555 01 20',
  language: 'de',
});
const runCommand = async (person: Record<string, string>): Promise<string> => {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: '8101',
    DATABASE_URL: instance.databaseUrl,
    NATS_URL: instance.nats.url,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...optionsOf(person)], { env });
  return stdout;
};
const complaintOf = (person: Record<string, string>): Promise<string> =>
  runCommand(person).then(
    () => 'nothing',
    (error: { stderr: string }) => error.stderr.trim(),
  );

it('refuses a person whose data is wrong, and makes nobody', async () => {
  expect(await complaintOf({ ...ada(), email: 'nobody' })).toBe('Wrong email format.');
  expect(await complaintOf({ ...ada(), language: 'fr' })).not.toBe('nothing');
  expect(await complaintOf({ email: 'a@werkbank.example' })).toMatch(/^Usage/);
  expect(await instance.em().execute('select from users where platform_admin')).toHaveLength(0);
});

it('makes the first admin once, who sets a password by the printed address and signs in', async () => {
  const person = ada();
  const token = /passwordReset\/([\w-]+)/.exec(await runCommand(person))?.[1] ?? '';
  const newPassword = freshPassword();
  await instance.callAs('visitor', 'resetPassword', { params: { token }, body: { newPassword } });
  const { user } = await instance.callAs('visitor', 'login', {
    body: { userEmail: person.email, password: newPassword },
  });
  expect(user).toMatchObject({ roles: { PlatformAdmin: true }, companyId: null, firstName: 'Ada' });
  expect(await complaintOf(ada())).toMatch(/^There is an administrator already/);
});

it('leaves no rows if two begin at the same moment', async () => {
  await instance.em().execute('update users set removed_at = now()');
  const ends = await Promise.allSettled([runCommand(ada()), runCommand(ada())]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const admins = 'select from users where platform_admin and removed_at is null';
  expect(await instance.em().execute(admins)).toHaveLength(1);
});
