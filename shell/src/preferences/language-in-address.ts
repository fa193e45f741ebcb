import { type Language, languages } from '@werkbank/contracts/localization';

/**
 * Removes the language from an address that has one, as in links of search engines and mails: `?lng=en`. Otherwise a reload
 * would undo a later choice.
 */
export function takeLanguageInAddress(): Language | undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lng');
  if (asked === null) return undefined;
  address.searchParams.delete('lng');
  history.replaceState(history.state, '', address);
  return languages.find((language) => language === asked);
}
