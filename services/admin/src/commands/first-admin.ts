import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { userData } from '@werkbank/contracts/entities';
import { errorMessage, isRefusal } from '@werkbank/contracts/errors';
import { fieldMessages } from '@werkbank/contracts/validation';
import { invitationDays } from '@werkbank/contracts/user-file';
import { openOrm } from '@werkbank/platform/database';
import { EnvironmentError, runProcess } from '@werkbank/platform/env';
import { database } from '../database.js';
import { env } from '../env.js';
import { KeycloakRealm, KeycloakUsers } from '../identity/index.js';
import { addFirstAdmin, HasAdmin } from '../users/index.js';

/** Questions of the command, by the option that answers each. */
const questions = {
  email: { field: 'email', asks: 'E-mail' },
  salutation: { field: 'salutation', asks: 'Salutation (Ms, Mr)' },
  'first-name': { field: 'firstName', asks: 'First name' },
  'last-name': { field: 'lastName', asks: 'Last name' },
  phone: { field: 'phone', asks: 'Phone, such as +41 52 555 01 20' },
  language: { field: 'language', asks: 'Language (de, en)' },
} as const;
type Option = keyof typeof questions;
const options = Object.keys(questions) as Option[];

const usage = `Usage: first-admin ${options.map((option) => `[--${option} …]`).join(' ')}
Asks for what is left out, at a terminal.`;

/** Makes the first administrator of an installation, once. */
async function main(args: string[]): Promise<void> {
  const answers = await answersOf(given(args));
  const person = userData.safeParse(answers);
  if (!person.success) {
    const messages = fieldMessages(userData, answers, 'en', (field) => questionOf(field));
    throw new EnvironmentError(Object.values(messages).join('\n'));
  }
  const settings = env();
  const orm = openOrm(database, settings);
  try {
    const directory = new KeycloakUsers(new KeycloakRealm(settings));
    const link = await addFirstAdmin(orm.em.fork(), directory, person.data, settings.PUBLIC_URL);
    if (isRefusal(link)) throw new EnvironmentError(errorMessage(link.code, 'en', link.params));
    console.log(
      `${person.data.email} is the first administrator. This address sets the password, once, for ${invitationDays} days:\n\n  ${link}\n`,
    );
  } catch (error) {
    if (!(error instanceof HasAdmin)) throw error;
    throw new EnvironmentError(
      'There is an administrator already, who adds others on the page of users. A lost password is replaced at the login.',
    );
  } finally {
    await orm.close();
  }
}

function given(args: string[]): Partial<Record<Option, string>> {
  try {
    const { values } = parseArgs({
      args,
      options: Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
    });
    return values;
  } catch {
    throw new EnvironmentError(usage);
  }
}

async function answersOf(known: Partial<Record<Option, string>>): Promise<Record<string, string>> {
  const missing = options.filter((option) => known[option] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) throw new EnvironmentError(usage);
  const terminal = missing.length > 0 ? createInterface(process.stdin, process.stdout) : undefined;
  const answers: Record<string, string> = {};
  try {
    for (const option of options) {
      const { field, asks } = questions[option];
      answers[field] = known[option] ?? (await terminal?.question(`${asks}: `)) ?? '';
    }
  } finally {
    terminal?.close();
  }
  return answers;
}

const questionOf = (field: string): string =>
  Object.values(questions).find((question) => question.field === field)?.asks ?? field;

await runProcess(() => main(process.argv.slice(2)));
