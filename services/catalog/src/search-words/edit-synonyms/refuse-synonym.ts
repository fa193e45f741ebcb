import type { Synonym } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { synonymLimits } from '@werkbank/contracts/limits';
import { wordsOf } from '../../search/index.js';

/** A word as the search compares it. */
export const formOf = (word: string): string => wordsOf(word).join(' ');

const twoLetters = /\p{L}.*\p{L}/u;
function isWord(form: string): boolean {
  return twoLetters.test(form) && form.split(' ').length <= synonymLimits.wordsOfName;
}

/** Refusal of a synonym, at the field of the word. */
export function refuseSynonym({ word, meanings }: Pick<Synonym, 'word' | 'meanings'>): Refusal | undefined {
  const all = [
    { word, field: 'word' },
    ...meanings.map((meaning, index) => ({ word: meaning, field: `meanings.${index}` })),
  ].map((one) => ({ ...one, form: formOf(one.word) }));
  for (const [index, { word: given, field, form }] of all.entries()) {
    const max = synonymLimits.wordsOfName;
    if (!isWord(form)) return refuse('SYNONYM_WITHOUT_WORD', { field, params: { word: given, max } });
    const same = all.findIndex((one) => one.form === form);
    if (same < index)
      return refuse(same === 0 ? 'SYNONYM_OF_ITSELF' : 'SYNONYM_TWICE', { field, params: { word: given } });
  }
  return undefined;
}
