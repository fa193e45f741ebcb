import { country, currency, language } from '@werkbank/contracts/entities';
import { defaultLanguage, type Language } from '@werkbank/contracts/localization';
import { z } from 'zod';

/** The part of the shell's cookie that says for whom a page is. */
const sharedState = z.object({
  version: z.literal(4),
  shared: z.object({
    user: z.unknown(),
    preferences: z.object({ language, country, currency }),
  }),
});

export interface Visitor {
  language: Language;
  /** Nothing where nobody has chosen yet: then the configuration's holds. */
  country?: string;
  currency?: string;
}

/** The language that an address names. */
export const languageIn = (search: URLSearchParams): Language | undefined =>
  language.safeParse(search.get('lng')).data;

/** In which language a page begins for whoever opens it: what the address says, else what was chosen. */
export function languageOf(search: URLSearchParams, visitor: Visitor | undefined): Language {
  return languageIn(search) ?? visitor?.language ?? defaultLanguage;
}

/** For whom a page is that is opened with these cookies; nothing for somebody who is signed in and has prices of her own. */
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
    // The shell takes a broken cookie for none, too.
    return undefined;
  }
}
