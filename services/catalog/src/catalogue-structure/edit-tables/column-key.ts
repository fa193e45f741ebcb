import type { CallInput } from '@werkbank/contracts/calls';
import { compareForm } from '@werkbank/contracts/text';
import type { StoredColumn } from '../../catalogue/index.js';

type Sent = CallInput<'saveGroupTable'>['body']['columns'][number];
type NewColumn = NonNullable<Sent['asNew']>;

const longest = 40;

/** A new column of a table; a known one with the same words, kind and unit is the same one, so that one filter holds for both. */
export function columnFor(asked: NewColumn, known: readonly StoredColumn[]): StoredColumn {
  const { name, kind, digits } = asked;
  const unit = asked.unit === '' ? null : asked.unit;
  const same = known.find(
    (column) =>
      column.kind === kind && column.unit === unit && compareForm(column.de) === compareForm(name.de),
  );
  return (
    same ?? {
      key: keyFor(name.en, new Set(known.map(({ key }) => key))),
      ...name,
      kind,
      unit,
      digits: kind === 'number' ? (digits ?? 0) : null,
      letter: null,
      values: null,
    }
  );
}

function keyFor(name: string, taken: ReadonlySet<string>): string {
  const words = compareForm(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longest);
  // Keys without signs that the parameter for sorting does not take.
  const base = `f_${words}`;
  let key = base;
  for (let nth = 2; taken.has(key); nth++) key = `${base}_${nth}`;
  return key;
}
