import type { ArticleRow, Column, StartingValues } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { useTranslation } from 'react-i18next';

interface Tools {
  articles: readonly ArticleRow[];
  columns: readonly Column[];
  startingValues: readonly StartingValues[];
}

const keys = ['spindleSpeed', 'feedRate', 'cuttingSpeed', 'feed'] as const;
const letters = { spindleSpeed: 'n', feedRate: 'vf', cuttingSpeed: 'vc' } as const;
const units = { spindleSpeed: '1/min', feedRate: 'mm/min', cuttingSpeed: 'm/min' } as const;
/** Dimensions beside the starting values. */
const mostDimensions = 2;

/** Rows with their starting values in columns in front; the values of a machine come first. */
export function useStartingColumns({ articles, columns, startingValues }: Tools): {
  rows: ArticleRow[];
  columns: readonly Column[];
} {
  const { t } = useTranslation('toolsForTask');
  const formats = useFormats();
  const [first] = startingValues;
  if (!first) return { rows: [...articles], columns };
  const byArticle = new Map(startingValues.map((values) => [values.articleId, values]));
  const isPerTooth = first.feedPer === 'tooth';
  const shown = keys.map(
    (key): Column => ({
      key: `#${key}`,
      label: t(`values.${key}`),
      unit: key === 'feed' ? (isPerTooth ? t('units.perTooth') : t('units.perTurn')) : units[key],
      letter: key === 'feed' ? (isPerTooth ? 'fz' : 'f') : letters[key],
      kind: 'number',
    }),
  );
  const rows = articles.map((row) => {
    const values = byArticle.get(row.articleId);
    const texts = keys.flatMap((key): [string, string][] => {
      const value = values?.[key] ?? null;
      if (value === null) return [];
      return [[`#${key}`, Number.isInteger(value) ? formats.number(value) : formats.decimal(String(value))]];
    });
    return { ...row, properties: { ...row.properties, ...Object.fromEntries(texts) } };
  });
  return { rows, columns: [...shown, ...columns.slice(0, mostDimensions)] };
}
