import { join } from 'node:path';
import { type Instance, repositoryRoot } from '../instance/instance.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';

const given = (): string | undefined => process.env.SMTP_URL || undefined;

/** The page with the mails; scripts read them at `GET /email`. */
const page = (instance: Instance): string => `http://127.0.0.1:${instance.ports['mail-page']}`;

/** Mail settings of a service: the server of the environment, else the catcher. */
export function mailEnvironment(instance: Instance): Record<string, string> {
  return {
    SMTP_URL: given() ?? `smtp://127.0.0.1:${instance.ports.smtp}`,
    // The catcher is on this machine and has no certificate.
    ...(given() === undefined ? { SMTP_TLS: 'if-offered' } : {}),
    MAIL_FROM: process.env.MAIL_FROM || 'Werkbank <mail@werkbank.example>',
  };
}

/** Address of the page with caught mails; absent with a real mail server. */
export const mailPage = (instance: Instance): string | undefined =>
  given() === undefined ? page(instance) : undefined;

/** Catches every mail on this machine, so that a demo sends none. */
export const mails: Part = {
  kind: 'part',
  name: 'mails',
  title: 'Mail catcher',
  after: [],
  ports: ['smtp', 'mail-page'],
  elsewhere: given,
  command: (instance) => ({
    file: process.execPath,
    args: [
      join(import.meta.dirname, '..', 'mails', 'catch-mails.ts'),
      String(instance.ports.smtp),
      String(instance.ports['mail-page']),
      join(instance.stateDir, 'mails'),
    ],
    cwd: repositoryRoot,
  }),
  ready: (instance) => {
    const elsewhere = given();
    // A real server is not probed; sending retries.
    return elsewhere === undefined ? answersOk(`${page(instance)}/healthz`) : Promise.resolve(true);
  },
  address: (instance) => mailPage(instance) ?? new URL(given() ?? '').host,
};
