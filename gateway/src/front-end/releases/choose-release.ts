import { createHash, randomInt } from 'node:crypto';
import type { ListedRelease } from './release-manifest.js';

/** Which of a hundred equal parts of all visitors somebody is in. It says nothing else, and only `/remotes.json` is told. */
const partCookie = 'werkbank_part';
const month = 2_592_000;

export function partOf(cookies: string | undefined): number | undefined {
  const value = new RegExp(`(?:^|;\\s*)${partCookie}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
}

export const drawPart = (): number => randomInt(100);

export const partSetting = (part: number, secure: boolean): string =>
  `${partCookie}=${part}; Path=/remotes.json; Max-Age=${month}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * The release for a part of the visitors. Who has the newest at ten of a hundred has it at twenty as well; and the first
 * visitors of one remote's releases are not those of every other one's.
 */
export function chooseRelease(
  name: string,
  releases: readonly ListedRelease[],
  part: number,
): ListedRelease | undefined {
  let turned = (part + createHash('sha256').update(name).digest().readUInt16BE()) % 100;
  for (const release of releases) {
    if (turned < release.share) return release;
    turned -= release.share;
  }
  return undefined;
}
