import { join } from 'node:path';
import { type House, repositoryRoot } from '../house/house.ts';
import type { Part } from '../running/topology-types.ts';
import { answersOk } from './answers.ts';

const given = (): string | undefined => process.env.SMTP_URL || undefined;

/** The page to read the mails on, which also answers scripts: `GET /email`. */
const page = (house: House): string => `http://127.0.0.1:${house.ports['mail-page']}`;

/** How a service sends mails: to the server that the environment names, else into the catcher. */
export function mailEnvironment(house: House): Record<string, string> {
  return {
    SMTP_URL: given() ?? `smtp://127.0.0.1:${house.ports.smtp}`,
    MAIL_FROM: process.env.MAIL_FROM || 'Werkbank <mail@werkbank.example>',
  };
}

/** Where people read what was caught; nothing where a real mail server sends. */
export const mailPage = (house: House): string | undefined =>
  given() === undefined ? page(house) : undefined;

/** Keeps every mail on this machine, so that nobody is written to by a demo. */
export const mails: Part = {
  kind: 'part',
  name: 'mails',
  title: 'Mail catcher',
  after: [],
  ports: ['smtp', 'mail-page'],
  elsewhere: given,
  command: (house) => ({
    file: process.execPath,
    args: [
      join(import.meta.dirname, '..', 'mails', 'catch-mails.ts'),
      String(house.ports.smtp),
      String(house.ports['mail-page']),
      join(house.stateDir, 'mails'),
    ],
    cwd: repositoryRoot,
  }),
  ready: (house) => {
    const elsewhere = given();
    // Whether a real server takes mails shows when one is sent; the sender tries again.
    return elsewhere === undefined ? answersOk(`${page(house)}/healthz`) : Promise.resolve(true);
  },
  address: (house) => mailPage(house) ?? new URL(given() ?? '').host,
};
