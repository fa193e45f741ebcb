import { onPath } from './on-path.ts';
import { installPackage } from './package-managers.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS', '/Applications/Chromium.app/Contents/MacOS'];

/** A Chromium for the journeys: CHROMIUM, on PATH, else the package manager's. */
export async function findChromium(log: string): Promise<string> {
  const there = process.env.CHROMIUM || lookAround();
  if (there !== undefined) return there;
  await installPackage('Chromium (for the journeys)', { apt: ['chromium'], brew: ['chromium'] }, log);
  const installed = lookAround();
  if (installed === undefined) throw new Error('Chromium was installed, but is not on PATH.');
  return installed;
}

function lookAround(): string | undefined {
  for (const name of [...names, 'Google Chrome', 'Chromium']) {
    const file = onPath(name, onMac);
    if (file !== undefined) return file;
  }
  return undefined;
}
