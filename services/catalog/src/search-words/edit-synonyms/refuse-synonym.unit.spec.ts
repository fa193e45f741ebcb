import { isRefusal } from '@werkbank/contracts/errors';
import { refuseSynonym } from './refuse-synonym.js';

const refused = (word: string, ...meanings: string[]) => {
  const refusal = refuseSynonym({ word, meanings });
  return isRefusal(refusal) ? [refusal.code, refusal.field] : undefined;
};

it.each<[string, string[], string, string]>([
  ['8', ['Spannzange'], 'SYNONYM_WITHOUT_WORD', 'word'],
  ['---', ['Spannzange'], 'SYNONYM_WITHOUT_WORD', 'word'],
  ['Klemmfix', ['Spannzange', '6,8 mm x'.repeat(3)], 'SYNONYM_WITHOUT_WORD', 'meanings.1'],
  ['Klemmfix', ['KLEMMFIX'], 'SYNONYM_OF_ITSELF', 'meanings.0'],
  ['Schlüssel', ['Zange', 'schluessel'], 'SYNONYM_OF_ITSELF', 'meanings.1'],
  ['Klemmfix', ['Spannzange', 'Zange ER', 'spannzange'], 'SYNONYM_TWICE', 'meanings.2'],
])('refuses "%s" for %j: %s at %s', (word, meanings, code, field) => {
  expect(refused(word, ...meanings)).toEqual([code, field]);
});

it.each([
  ['Klemmfix', 'Spannzange'],
  ['ER-Fix', 'Spannzange + dicht'],
  ['x quick change', 'Schnellwechsel'],
])('takes "%s" for "%s"', (word, meaning) => expect(refused(word, meaning)).toBeUndefined());
