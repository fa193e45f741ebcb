import { type Language, languages } from '@werkbank/contracts/localization';

/**
 * Takes the language out of an address that asks for one, as search engines and letters write it: `?lng=en`. It stays in none
 * of the addresses here, or a reload would undo what somebody chose since.
 */
export function takeLanguageInAddress(): Language | undefined {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lng');
  if (asked === null) return undefined;
  address.searchParams.delete('lng');
  history.replaceState(history.state, '', address);
  return languages.find((language) => language === asked);
}
