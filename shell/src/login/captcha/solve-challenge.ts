import type { CallAnswer } from '@werkbank/contracts/calls';

export type CaptchaChallenge = CallAnswer<'getCaptchaChallenge'>;

export interface SolveOptions {
  /** Hears how much of the work is done at most, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Aborts the work for people who no longer wait for it; it throws then. */
  signal?: AbortSignal;
  digest?: (algorithm: string, data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
}

/** Numbers that are tried at once. The browser hashes beside the page, which stays as quick as it was. */
const BATCH = 500;

/**
 * The proof of work of ALTCHA: finds the number whose hash with the salt is the challenge, and packs it for the service.
 * Answers undefined without such a number, which only a broken challenge can cause.
 */
export async function solveChallenge(
  { algorithm, challenge, salt, signature, maxnumber }: CaptchaChallenge,
  { onProgress, signal, digest = (name, data) => crypto.subtle.digest(name, data) }: SolveOptions = {},
): Promise<string | undefined> {
  const encoder = new TextEncoder();
  const hashOf = async (number: number) => hex(await digest(algorithm, encoder.encode(`${salt}${number}`)));
  for (let first = 0; first <= maxnumber; first += BATCH) {
    signal?.throwIfAborted();
    onProgress?.(first / (maxnumber + 1));
    const size = Math.min(BATCH, maxnumber + 1 - first);
    const hashes = await Promise.all(Array.from({ length: size }, (_, index) => hashOf(first + index)));
    const found = hashes.indexOf(challenge);
    if (found >= 0)
      return btoa(JSON.stringify({ algorithm, challenge, number: first + found, salt, signature }));
  }
  return undefined;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
