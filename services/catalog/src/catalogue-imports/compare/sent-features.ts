import { isDeepStrictEqual } from 'node:util';
import type { SourceFeature } from '../../catalogue/index.js';
import { isNone } from '../understand-articles/texts.js';

type Value = SourceFeature['values'][number];

/**
 * The features of an article with those of a table. A feature with the same name and unit keeps its key, its class and its
 * name in the other language, a dash takes it away, and all others stay.
 */
export function withSentFeatures(
  sent: readonly SourceFeature[],
  before: readonly SourceFeature[],
): SourceFeature[] {
  const open = new Map<string, SourceFeature>();
  for (const feature of sent) for (const key of keysOf(feature)) if (!open.has(key)) open.set(key, feature);
  const taken = new Set<SourceFeature>();
  const features = before.flatMap((known) => {
    const found = keysOf(known).flatMap((key) => open.get(key) ?? [])[0];
    if (!found || taken.has(found)) return [known];
    taken.add(found);
    return isTakenAway(found) ? [] : [{ ...known, values: valuesOf(found.values, known.values) }];
  });
  return [...features, ...sent.filter((feature) => !taken.has(feature) && !isTakenAway(feature))];
}

/** The features of a file, those with the same values as they were: a text of digits is a number in some files. */
export function withSameValues(
  sent: readonly SourceFeature[],
  before: readonly SourceFeature[],
): SourceFeature[] {
  return sent.map((feature, place) => {
    const known = before[place];
    const same = known && { ...feature, values: valuesOf(feature.values, known.values) };
    return same && isDeepStrictEqual(same, known) ? known : feature;
  });
}

const keysOf = ({ name, unit }: SourceFeature): string[] =>
  Object.values(name).map((text) => `${text.toLowerCase()}\n${unit ?? ''}`);

const isTakenAway = ({ values: [value, ...more] }: SourceFeature): boolean =>
  more.length === 0 && typeof value === 'object' && Object.values(value).every(isNone);

function valuesOf(sent: readonly Value[], before: readonly Value[]): Value[] {
  return sent.length === before.length && sent.every((value, place) => isSame(value, before[place]!))
    ? [...before]
    : [...sent];
}

/** A spreadsheet keeps 15 digits of a number, and a table one language or both of a text. */
function isSame(sent: Value, before: Value): boolean {
  if (typeof sent === 'object' && typeof before === 'object')
    return Object.entries(sent).every(([language, text]) => before[language as keyof typeof before] === text);
  const [one, other] = [numberIn(sent), numberIn(before)];
  return one !== undefined && one === other;
}

function numberIn(value: Value): number | undefined {
  const number = typeof value === 'number' ? value : Number(Object.values(value)[0]?.replace(',', '.'));
  return Number.isNaN(number) ? undefined : Number(number.toPrecision(15));
}
