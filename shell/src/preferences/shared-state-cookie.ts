import type { PreferencesState, SessionState } from '@werkbank/contracts/shell-api';
import { languages } from '@werkbank/contracts/localization';

const COOKIE_NAME = 'werkbank-state';
const VERSION = 4;
const MAX_AGE_SECONDS = 31_536_000;
/** Browsers drop a longer cookie silently. */
const LONGEST_VALUE = 3800;

/** State shared by the tabs of a browser: the signed-in user and the preferences. Never a token. */
export interface SharedState {
  readonly user: SessionState['user'];
  readonly preferences: PreferencesState;
}

/** The value for `document.cookie`. */
export function sharedStateCookie(shared: SharedState, timestamp: number, secure: boolean): string {
  const value = (state: SharedState) =>
    encodeURIComponent(JSON.stringify({ version: VERSION, timestamp, shared: state }));
  let text = value(shared);
  if (text.length > LONGEST_VALUE && shared.user) {
    // A company's name may have 500 letters; the first renewal restores it.
    text = value({ ...shared, user: { ...shared.user, companyName: null } });
  }
  const attributes = `; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${COOKIE_NAME}=${text}${attributes}`;
}

/** Reads the shared state from `document.cookie`. A broken or older cookie counts as none. */
export function readSharedState(
  cookies: string,
  log: (message: string, cause: unknown) => void,
): SharedState | undefined {
  const line = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  if (line === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(decodeURIComponent(line.slice(COOKIE_NAME.length + 1)));
    if (!isRecord(content) || content['version'] !== VERSION) return undefined;
    const shared = content['shared'];
    if (!isRecord(shared) || !isPreferences(shared['preferences'])) throw new Error('unexpected content');
    return { user: isUser(shared['user']) ? shared['user'] : null, preferences: shared['preferences'] };
  } catch (cause) {
    log('The shared-state cookie cannot be read and is ignored', cause);
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPreferences(value: unknown): value is PreferencesState {
  if (!isRecord(value)) return false;
  return (
    languages.some((language) => language === value['language']) &&
    // The list of offered ones is loaded later and checked there.
    isWritten(/^[A-Z]{2}$/, value['country']) &&
    isWritten(/^[A-Z]{3}$/, value['currency'])
  );
}

function isWritten(code: RegExp, value: unknown): boolean {
  return typeof value === 'string' && code.test(value);
}

const texts = ['email', 'firstName', 'lastName'];

/** Checks all used fields: a cookie of another application must not break the page. */
function isUser(value: unknown): value is NonNullable<SessionState['user']> {
  return (
    isRecord(value) &&
    typeof value['id'] === 'number' &&
    texts.every((name) => typeof value[name] === 'string') &&
    perhaps(value['companyId'], 'number') &&
    perhaps(value['companyName'], 'string') &&
    perhaps(value['companyType'], 'string') &&
    isRecord(value['roles'])
  );
}

function perhaps(value: unknown, type: 'number' | 'string'): boolean {
  return value === null || typeof value === type;
}
