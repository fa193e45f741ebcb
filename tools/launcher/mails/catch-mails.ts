import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { answerOwnPagesOnly } from './own-pages-only.ts';

// MailDev on this machine: receives mails at the first port, shows them at the second and stores them in the folder.
const [smtp, web, mailDirectory] = process.argv.slice(2);
if (smtp === undefined || web === undefined || mailDirectory === undefined) {
  throw new Error('usage: catch-mails.ts <SMTP port> <page port> <folder>');
}
const require = createRequire(import.meta.url);
const startMailDev = require('maildev') as (settings: Readonly<Record<string, string>>) => {
  listen(): Promise<void>;
};
const catcher = startMailDev({ ip: '127.0.0.1', smtp, webIp: '127.0.0.1', web, mailDirectory });
// Without `listen` MailDev shows mails but receives none if it is started from code.
await catcher.listen();

const { server } = require('maildev/lib/web') as { server: Server };
answerOwnPagesOnly(server, Number(web));
