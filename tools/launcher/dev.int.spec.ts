import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepBuilds } from './build-front.ts';
import { underLock } from './finding/file-lock.ts';
import { repositoryRoot } from './instance/instance.ts';
import { freePorts, isTaken, portsFrom } from './instance/ports.ts';
import { domains } from '@werkbank/contracts/domains/source';
import { copySources } from './testing/copy-of-sources.ts';

const patienceMs = 300_000;

/** The first port of a free range. */
async function freeBase(): Promise<number> {
  const { gateway } = await freePorts();
  const base = Math.min(gateway, 65_000);
  const taken = await Promise.all(Object.values(portsFrom(base)).map((port) => isTaken(port ?? base)));
  return taken.includes(true) ? freeBase() : base;
}

/** Skips the demo data for a faster start. */
function leaveDemoDataOut(copy: string): void {
  const state = join(copy, '.state');
  mkdirSync(join(state, 'demo-loaded'), { recursive: true });
  writeFileSync(join(state, 'demo-generated.json'), JSON.stringify({ articles: 1000 }));
  for (const domain of domains) writeFileSync(join(state, 'demo-loaded', domain), '');
}

describe('on a fresh clone', () => {
  let copy: string;
  let launcher: ChildProcess;
  let ended: Promise<unknown>;
  let port: number;
  let address: string;
  let said: string;

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'dev-'));
    copySources(repositoryRoot, copy);
    leaveDemoDataOut(copy);
    port = await freeBase();
    address = `http://127.0.0.1:${port}`;
    launch('dev');
    await says(/Werkbank is ready/);
  }, patienceMs);
  afterAll(async () => {
    await end();
    rmSync(copy, { recursive: true, force: true });
  }, patienceMs);

  function launch(command: 'dev' | 'start'): void {
    // A separate NATS: services of two instances in one stream would receive each other's events.
    const { NODE_OPTIONS: _, NATS_URL: __, MEILI_URL: ___, PUBLIC_URL: ____, ...inherited } = process.env;
    launcher = spawn(process.execPath, [join(copy, 'tools/run.mjs'), command], {
      cwd: copy,
      env: {
        ...inherited,
        PORT: String(port),
        DATABASE_URL: process.env.TEST_PG_ADMIN_URL,
        DEMO_ARTICLES: '1000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    ended = new Promise((resolve) => launcher.once('exit', resolve));
    said = '';
    for (const stream of [launcher.stdout, launcher.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const says = (line: RegExp): Promise<void> => until(() => Promise.resolve(line.test(said)));
  async function end(): Promise<void> {
    launcher.kill('SIGTERM');
    await ended;
  }
  /** Polls while the launcher runs; fails after its end. */
  async function until(happened: () => Promise<boolean>): Promise<void> {
    while (!(await happened())) {
      if (launcher.exitCode !== null) throw new Error(said);
      await wait(50);
    }
  }

  const page = async (): Promise<string> => {
    const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-language': 'de' } });
    return answer.text();
  };
  /** Replaces the file, as editors do. */
  const change = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(copy, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(copy, 'draft'), text.replaceAll(from, to));
    renameSync(join(copy, 'draft'), join(copy, file));
  };
  const pageHas = (text: string): Promise<void> => until(async () => (await page()).includes(text));

  it(
    'npm run dev shows a page that its service draws, and each change of a remote and of a service',
    async () => {
      await pageHas('Sieben Gründe für Werkbank');
      change('mfe-catalog/locales/de.json', 'Sieben Gründe', 'Acht Gründe');
      await pageHas('Acht Gründe für Werkbank');

      const words = 'services/catalog/src/public-pages/show-public-page/page-words.ts';
      change(words, 'Werkzeuge für die Industrie', 'Einmal geändert');
      await pageHas('<title>Einmal geändert');
      change(words, 'Einmal geändert', 'Zweimal geändert');
      await pageHas('<title>Zweimal geändert');
      expect(await page()).toContain('Acht Gründe für Werkbank');
    },
    patienceMs,
  );

  // As after an upgrade or a restore: services are up before the front end is built.
  it(
    'npm start works with existing data and without a built front end',
    async () => {
      await end();
      await keepBuilds(copy);
      rmSync(join(copy, 'mfe-catalog/dist'), { recursive: true });
      const build = join(copy, 'node_modules/.cache/werkbank/build.lock');
      await underLock(build, async () => {
        launch('start');
        await says(/✓ Service catalog/);
      });
      await says(/Werkbank is ready/);
      expect(said).toMatch(/Front end .*mfe-catalog$/m);
      await pageHas('Acht Gründe für Werkbank');
    },
    patienceMs,
  );
});
