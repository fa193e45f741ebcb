import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { answerOwnPagesOnly } from './own-pages-only.ts';

// MailDev on this machine: catches what is sent to the first port, and shows it on the second; mails lie in the folder.
const [smtp, web, mailDirectory] = process.argv.slice(2);
if (smtp === undefined || web === undefined || mailDirectory === undefined) {
  throw new Error('usage: catch-mails.ts <SMTP port> <page port> <folder>');
}
const require = createRequire(import.meta.url);
const startMailDev = require('maildev') as (settings: Readonly<Record<string, string>>) => {
  listen(): Promise<void>;
};
const catcher = startMailDev({ ip: '127.0.0.1', smtp, webIp: '127.0.0.1', web, mailDirectory });
// Called from code, and not as a command, it shows mails but takes none until it is told to.
await catcher.listen();

const { server } = require('maildev/lib/web') as { server: Server };
answerOwnPagesOnly(server, Number(web));
