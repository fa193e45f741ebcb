import { country, currency, language } from '@werkbank/contracts/entities';
import { defaultLanguage, type Language } from '@werkbank/contracts/localization';
import { z } from 'zod';

/** The part of the shell's cookie with the visitor's language, country and currency. */
const sharedState = z.object({
  version: z.literal(4),
  shared: z.object({
    user: z.unknown(),
    preferences: z.object({ language, country, currency }),
  }),
});

export interface Visitor {
  language: Language;
  /** Country and currency are absent before the visitor's first choice; the configuration's apply then. */
  country?: string;
  currency?: string;
}

export const languageIn = (search: URLSearchParams): Language | undefined =>
  language.safeParse(search.get('lng')).data;

/** The page's language: the address's, else the visitor's choice, else the default. */
export function languageOf(search: URLSearchParams, visitor: Visitor | undefined): Language {
  return languageIn(search) ?? visitor?.language ?? defaultLanguage;
}

/** The visitor behind these cookies; `undefined` for signed-in users, who have their own prices. */
export function visitorOf(cookies: string | undefined): Visitor | undefined {
  const shared = readState(cookies);
  if (!shared) return { language: defaultLanguage };
  return shared.user === null || shared.user === undefined ? shared.preferences : undefined;
}

function readState(cookies = '') {
  const line = cookies.split('; ').find((cookie) => cookie.startsWith('werkbank-state='));
  if (line === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(decodeURIComponent(line.slice('werkbank-state='.length)));
    return sharedState.safeParse(content).data?.shared;
  } catch {
    // The shell ignores a broken cookie, too.
    return undefined;
  }
}
