import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { underLock } from './file-lock.ts';

/** Reports the current action of a longer search or installation. */
export type Doing = (what: string) => void;

/**
 * Downloaded tools lie outside the state folder: they survive `npm run reset`, and tests and other clones share them.
 */
function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base = env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return env.WERKBANK_CACHE ?? join(base, 'werkbank');
}

export const inCache = (name: string, base: string = cacheFolder()): string => join(base, name);

/**
 * The folder `<cache>/<name>`, filled by `fill` on first use. It appears atomically, and parallel commands fill it once.
 */
export async function cached(
  name: string,
  fill: (draft: string) => Promise<void>,
  base: string = cacheFolder(),
): Promise<string> {
  const folder = inCache(name, base);
  if (existsSync(folder)) return folder;
  mkdirSync(base, { recursive: true });
  return underLock(join(base, `${name}.lock`), async () => {
    if (existsSync(folder)) return folder;
    // Removes drafts of interrupted fills; the lock excludes drafts in use.
    for (const left of readdirSync(base).filter((entry) => entry.startsWith(`.${name}-`))) {
      rmSync(join(base, left), { recursive: true, force: true });
    }
    const draft = mkdtempSync(join(base, `.${name}-`));
    try {
      await fill(draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    return folder;
  });
}
