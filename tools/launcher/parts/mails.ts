import { join } from 'node:path';
import { type Instance, repositoryRoot } from '../instance/instance.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';

const given = (): string | undefined => process.env.SMTP_URL || undefined;

/** The page to read the mails on, which also answers scripts: `GET /email`. */
const page = (instance: Instance): string => `http://127.0.0.1:${instance.ports['mail-page']}`;

/** How a service sends mails: to the server that the environment names, else into the catcher. */
export function mailEnvironment(instance: Instance): Record<string, string> {
  return {
    SMTP_URL: given() ?? `smtp://127.0.0.1:${instance.ports.smtp}`,
    // The catcher is on this machine and has no certificate.
    ...(given() === undefined ? { SMTP_TLS: 'if-offered' } : {}),
    MAIL_FROM: process.env.MAIL_FROM || 'Werkbank <mail@werkbank.example>',
  };
}

/** Where people read what was caught; nothing where a real mail server sends. */
export const mailPage = (instance: Instance): string | undefined =>
  given() === undefined ? page(instance) : undefined;

/** Keeps every mail on this machine, so that nobody is written to by a demo. */
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
    // Whether a real server takes mails shows when one is sent; the sender tries again.
    return elsewhere === undefined ? answersOk(`${page(instance)}/healthz`) : Promise.resolve(true);
  },
  address: (instance) => mailPage(instance) ?? new URL(given() ?? '').host,
};
