import { cookieValue } from '@werkbank/platform/auth';

/** Cookie of the refresh token: out of reach of scripts, and sent to the sign-in calls alone. */
const NAME = 'werkbank_session';
const PATH = '/api/authentication';

export interface CookieSettings {
  /** Only over https, if the product has an https address. */
  secure: boolean;
}

/** The `Set-Cookie` header that keeps a refresh token for as long as it is good for anything. */
export function sessionCookie(refreshToken: string, seconds: number, { secure }: CookieSettings): string {
  return [
    `${NAME}=${refreshToken}`,
    `Max-Age=${seconds}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** The `Set-Cookie` header that makes the browser forget it. */
export function clearedSessionCookie(settings: CookieSettings): string {
  return sessionCookie('', 0, settings);
}

/** The refresh token of a `Cookie` header, or nothing. */
export function refreshTokenIn(cookieHeader: string | undefined): string | undefined {
  return cookieValue(cookieHeader, NAME);
}
