import { createHash, randomInt } from 'node:crypto';
import type { ListedRelease } from './release-manifest.js';

/**
 * Cookie with a visitor's part, one of a hundred equal parts of all visitors. It holds no other data, and browsers send
 * it only to `/remotes.json`.
 */
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
 * The release for a part of the visitors. A larger share only adds visitors: a visitor who has the newest release at ten of a
 * hundred keeps it at twenty. The hash of the name selects other first visitors for each remote.
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
