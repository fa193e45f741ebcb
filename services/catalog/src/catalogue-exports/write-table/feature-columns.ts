import type { Language } from '@werkbank/contracts/localization';
import { type SourceFeature, textIn } from '../../catalogue/index.js';
import { featureName, isNone, listCell, proposeMapping, textAsHtml } from '../../catalogue-imports/index.js';
import { decimalText } from '../article/decimal-text.js';
import { type Cell, type TableColumn, figure } from '../article/table-column.js';

/** A feature by its name in the language of a table. */
export interface FoundFeature {
  name: string;
  unit: string | null;
  /** True if some of its texts are English, and the table has both languages. */
  inEnglish: boolean;
}

interface FeatureColumn {
  name: string;
  unit: string | null;
  /** Undefined where all its texts are German or have no language. */
  language: Language | undefined;
}

/**
 * Columns for features, the most frequent first. A feature whose head would be read as another field gets
 * none: imports keep the data that a table lacks. `own` is the language of texts in columns without one.
 */
export function featureColumns(
  found: readonly FoundFeature[],
  others: readonly TableColumn[],
  language: Language,
  own: Language = 'de',
): TableColumn[] {
  const wanted = found.flatMap(({ name, unit, inEnglish }): FeatureColumn[] =>
    (inEnglish ? (['de', 'en'] as const) : [undefined]).map((own) => ({ name, unit, language: own })),
  );
  const heads = wanted.map(headOf);
  const { columns } = proposeMapping([...others.map(({ head }) => head), ...heads]);
  const read = columns.slice(others.length);
  return wanted.flatMap((column, place): TableColumn[] => {
    const mapped = read[place]!;
    const isKnown =
      mapped.target === 'feature' &&
      featureName(mapped) === column.name &&
      (mapped.unit ?? null) === column.unit &&
      mapped.language === column.language &&
      heads.indexOf(heads[place]!) === place;
    return isKnown ? [{ head: heads[place]!, value: valueIn(column, language, own) }] : [];
  });
}

const headOf = ({ name, unit, language }: FeatureColumn): string =>
  `${name}${unit === null ? '' : ` [${unit}]`}${language === undefined ? '' : ` (${language})`}`;

const valueIn =
  (column: FeatureColumn, language: Language, own: Language): TableColumn['value'] =>
  ({ article, isFirst }) => {
    const feature = isFirst && article.sourceFeatures.find((one) => isOf(one, column, language));
    return feature ? cellOf(feature, column.language ?? own, language) : null;
  };

const isOf = ({ name, unit }: SourceFeature, column: FeatureColumn, language: Language): boolean =>
  unit === column.unit && textIn(name, language) === column.name;

/** One number is a number of the spreadsheet. Several values, and texts, are a text with the reader's decimal sign. */
function cellOf({ values }: SourceFeature, own: Language, language: Language): Cell {
  const [first, ...more] = values;
  if (typeof first === 'number' && more.length === 0) return figure(first);
  const texts = values.map((value) =>
    typeof value === 'number' ? numberIn(value, language) : textAsHtml(value[own] ?? ''),
  );
  if (texts.every((text) => text === '' || isNone(text))) return null;
  return listCell(texts, '|\n');
}

const numberIn = (value: number, language: Language): string =>
  language === 'de' ? decimalText(value).replace('.', ',') : decimalText(value);
