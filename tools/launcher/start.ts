import { buildNewerNatsServer, hasNewerNatsServer } from './finding/find-nats-server.ts';
import { logFile } from './instance/instance.ts';
import { startInstance } from './instance/instances.ts';
import { keepRunFile, removeRunFile } from './parts/run-file.ts';
import { mailPage } from './parts/mails.ts';
import { type CompanySignInToTry, companySignInToTry } from './parts/test-company.ts';
import { demoAccounts, type DemoAccount } from './preparing/demo-data.ts';
import { StartRefused } from './processes/start-refused.ts';
import { explain, inForeground } from './running/foreground.ts';
import { watchedInstance, wholeStack } from './topology.ts';

/** `npm start` and `npm run dev`: run all parts on this machine until stopped. `--empty` starts without demo data. */
export async function start(watch: boolean, args: readonly string[] = []): Promise<number> {
  const began = Date.now();
  const unknown = args.find((arg) => arg !== '--empty');
  if (unknown !== undefined) throw new StartRefused(`npm start does not know ${unknown}; it knows --empty.`);
  const instance = startInstance(watch, args.includes('--empty'));
  return inForeground(instance, async ({ running, progress, end }) => {
    removeRunFile(instance);
    progress.say(watch ? 'Werkbank starts, watching its sources.' : 'Werkbank starts.');
    await running.bringUp(watch ? watchedInstance() : wholeStack);
    keepRunFile(instance, running);
    const seconds = (Date.now() - began) / 1000;
    const { publicUrl: address, empty } = instance;
    const where = { address, empty, mails: mailPage(instance), company: companySignInToTry() };
    progress.say(welcome(where, demoAccounts(instance), seconds));
    if (hasNewerNatsServer(instance.found.get('nats-server') ?? '')) {
      progress.say('In the idle time Go builds a newer NATS server for the next start.');
      const log = logFile(instance, 'newer-nats-server');
      // The newer server is optional; shutdown aborts its build.
      buildNewerNatsServer(log).catch((error: unknown) =>
        progress.say(`It could not be built: ${explain(error)}`),
      );
    }
    await end;
    removeRunFile(instance);
    return 0;
  });
}

interface Where {
  readonly address: string;
  /** Without demo data. */
  readonly empty: boolean;
  readonly mails: string | undefined;
  readonly company: CompanySignInToTry;
}

/** Address, mail page and accounts. */
export function welcome(
  { address, empty, mails, company }: Where,
  accounts: readonly DemoAccount[],
  seconds: number,
): string {
  const width = (pick: (account: DemoAccount) => string): number =>
    Math.max(0, ...accounts.map((account) => pick(account).length));
  const [email, password, role] = [width((a) => a.email), width((a) => a.password), width((a) => a.role)];
  const rows = accounts.map((a) =>
    `  ${a.email.padEnd(email)}  ${a.password.padEnd(password)}  ${a.role.padEnd(role)}  ${a.companyName ?? ''}`.trimEnd(),
  );
  return [
    '',
    `Werkbank is ready after ${seconds.toFixed(0)} s: ${address}`,
    ...(mails === undefined ? [] : [`Mails that it sends are caught and read here: ${mails}`]),
    ...(empty
      ? ['', 'The shop has no demo data. npm run first-admin makes its first administrator, once.']
      : []),
    ...(rows.length === 0 ? [] : ['', 'Demo accounts:', ...rows, '', ...byCompany(address, company)]),
    '',
    'Ctrl-C or npm run stop ends it.',
  ].join('\n');
}

const byCompany = (address: string, { company, alias, user, password }: CompanySignInToTry): string[] => [
  `Signed in by their own company, ${company}: ${address}/login?company=${alias}`,
  `  ${user}  ${password}`,
];
