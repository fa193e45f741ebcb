import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieValue } from './cookie-value.js';

const NAME = 'werkbank_device';
const PATH = '/api/authentication/login';
const HALF_A_YEAR_SECONDS = 180 * 24 * 60 * 60;

/**
 * Marks the browsers on which an account has signed in. The mark grants no access: wrong passwords of such a browser are
 * counted apart from those of strangers. It is signed instead of stored, so that there is no list of devices. The gateway and
 * the service that signs people in know the key.
 */
export class KnownDevices {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  }

  /** Name under which wrong passwords of a known browser are counted. */
  nameOf(cookieHeader: string | undefined, email: string): string | undefined {
    const [mark = '', given = ''] = cookieValue(cookieHeader, NAME)?.split('.') ?? [];
    const signature = Buffer.from(given, 'base64url');
    const right = this.sign(mark, email);
    if (signature.length !== right.length || !timingSafeEqual(signature, right)) return undefined;
    return createHash('sha256').update(mark).digest('base64url');
  }

  /** The `Set-Cookie` header that makes a browser known, or keeps it so. */
  cookieFor(cookieHeader: string | undefined, email: string, { secure }: { secure: boolean }): string {
    const known =
      this.nameOf(cookieHeader, email) === undefined ? undefined : cookieValue(cookieHeader, NAME);
    const mark = randomBytes(16).toString('base64url');
    const value = known ?? `${mark}.${this.sign(mark, email).toString('base64url')}`;
    return [
      `${NAME}=${value}`,
      `Max-Age=${HALF_A_YEAR_SECONDS}`,
      `Path=${PATH}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(secure ? ['Secure'] : []),
    ].join('; ');
  }

  private sign(mark: string, email: string): Buffer {
    return createHmac('sha256', this.key).update(`${mark} ${email.toLowerCase()}`).digest();
  }
}
