import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/localization';
import { columns, readMany, statement } from '@werkbank/platform/database';
import { alternativesOf, type Term } from '../search-index/query-term.js';
import { SearchWord } from './entities.js';
import { joint } from '../search-index/marks.js';
import { isPlain, type StemOf } from '../search-index/term-conditions.js';

const stemsOfWords = statement(
  'stems-of-words',
  { ...columns(SearchWord, 'word'), stem: p.text().nullable() },
  `select word, (ts_lexize(?, word))[1] as stem from jsonb_array_elements_text(?::jsonb) as words(word)`,
);

export async function readStems(
  em: EntityManager,
  language: Language,
  words: readonly string[],
): Promise<Map<string, string | null>> {
  const dictionary = language === 'de' ? 'german_stem' : 'english_stem';
  const rows = await readMany(em, stemsOfWords, [dictionary, JSON.stringify(words)]);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}

const mostKept = 50_000;
const kept: Record<Language, Map<string, string | null>> = { de: new Map(), en: new Map() };

/**
 * The stems of all words of some terms, so that a statement names them instead of computing each: PostgreSQL took most of
 * a search's time for planning that. Unknown words are read by one statement; dictionaries do not change.
 */
export async function stemsOf(
  em: EntityManager,
  language: Language,
  terms: readonly Term[],
): Promise<StemOf> {
  const known = kept[language];
  const words = terms.flatMap((term) =>
    alternativesOf(term, 'kin')
      .flat()
      .flatMap((word) => word.split(joint)),
  );
  const plain = [...new Set(words.filter(isPlain))];
  const fresh = plain.filter((word) => !known.has(word));
  const read = fresh.length === 0 ? known : await readStems(em, language, fresh);
  const stems = new Map(plain.map((word) => [word, known.get(word) ?? read.get(word) ?? null]));
  if (known.size + fresh.length > mostKept) known.clear();
  for (const word of fresh) known.set(word, stems.get(word) ?? null);
  return (word) => stems.get(word) ?? null;
}
