import { createHash, webcrypto } from 'node:crypto';
import { ApiError } from '@werkbank/contracts/client';
import type { ErrorBody } from '@werkbank/contracts/errors';

/** For tests: the login pages' and the shell's texts. */
export const loginLocales = {
  shell: { de: () => import('../../locales/de.json'), en: () => import('../../locales/en.json') },
  login: { de: () => import('../../locales/login.de.json'), en: () => import('../../locales/login.en.json') },
};

/** For tests: a puzzle that is solved at once. */
export const easyChallenge = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update('salt3').digest('hex'),
  salt: 'salt',
  signature: 'e5f6',
  maxnumber: 5,
};

/** For tests: jsdom has no Web Crypto. */
export function provideWebCrypto(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

/** For tests: a call that the service refuses. */
export function refusing(status: number, body: ErrorBody): () => never {
  return () => {
    throw new ApiError(status, body);
  };
}
