import type { EntityManager } from '@mikro-orm/postgresql';
import { columns, readMany, type RowOf, statement } from '@werkbank/platform/database';
import type { TradeConcept } from '../search-index/trade-words/index.js';
import { type Vocabulary, vocabularyWith } from '../search-index/vocabulary.js';
import { SynonymEntity } from './synonym.entity.js';

/** The key of the shop's synonyms among the keys that change. */
export const synonymsKey = 'synonyms';

const words = columns(SynonymEntity, 'language', 'word', 'meanings', 'isOneWay');
const allSynonyms = statement(
  'synonyms-of-shop',
  words,
  'select language, word, meanings, is_one_way as "isOneWay" from synonym order by id',
);

/** The vocabulary of the trade with the synonyms of the shop. */
export async function readVocabulary(em: EntityManager): Promise<Vocabulary> {
  return vocabularyWith((await readMany(em, allSynonyms)).map(conceptOf));
}

/** A plus sign joins names in the vocabulary of the trade, but not in the words of a shop. */
const plain = (name: string): string => name.replaceAll('+', ' ');

function conceptOf({ language, word, meanings, isOneWay }: RowOf<typeof words>): TradeConcept {
  const none = { de: [], en: [] };
  const [name, others] = [plain(word), meanings.map(plain)];
  return isOneWay
    ? { ...none, [language]: [name], narrower: { ...none, [language]: others } }
    : { ...none, [language]: [name, ...others] };
}
