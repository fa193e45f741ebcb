import type { CallRequest } from '@werkbank/contracts/calls';
import type { Synonym } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

type SynonymData = CallRequest<'createSynonym'>['body'];

/** A word that a new synonym begins with. */
export type StartWord = Pick<Synonym, 'language' | 'word'>;

/** A synonym as it is typed: its meanings parted by commas. */
export interface SynonymValues {
  language: Language;
  word: string;
  meanings: string;
  isOneWay: boolean;
}

export function synonymValues(synonym: Synonym | null, start: StartWord): SynonymValues {
  if (!synonym) return { ...start, meanings: '', isOneWay: false };
  const { language, word, meanings, isOneWay } = synonym;
  return { language, word, meanings: meanings.join(', '), isOneWay };
}

export const synonymOf = ({ meanings, ...values }: SynonymValues): SynonymData => ({
  ...values,
  meanings: meanings
    .split(',')
    .map((meaning) => meaning.trim())
    .filter((meaning) => meaning !== ''),
});

/** All meanings share one field. */
export const fieldOfSynonym = (path: string): string => path.split('.')[0] ?? path;

/** Errors of a synonym by field. */
export async function synonymErrors(
  values: SynonymValues,
  reader: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const errors = await contractErrors(
    (entities) => entities.synonymData,
    synonymOf(values),
    reader,
    (path) => labelOf(fieldOfSynonym(path)),
  );
  return Object.fromEntries(
    Object.entries(errors)
      .toReversed()
      .map(([path, error]) => [fieldOfSynonym(path), error]),
  );
}
