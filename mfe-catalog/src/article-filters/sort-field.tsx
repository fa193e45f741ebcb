import type { Column } from '@werkbank/contracts/entities';
import { parseSort, sortText } from '@werkbank/kit/columns';
import { SelectField } from '@werkbank/kit/text-fields';
import { useTranslation } from 'react-i18next';
import type { Narrowing } from './use-article-filters';

export interface SortChoice {
  readonly key: string;
  readonly label: string;
}

/** The sort orders of an article table, as in its heads. */
export function useSorts(columns: readonly Column[]): SortChoice[] {
  const { t } = useTranslation('articles');
  return [
    { key: 'price', label: t('table.price') },
    { key: 'stock', label: t('table.available') },
    ...columns.map(({ key, label }) => ({ key, label })),
  ];
}

/** The order of the rows, where the heads that sort have no room. */
export function SortField({ narrowing, sorts }: { narrowing: Narrowing; sorts: readonly SortChoice[] }) {
  const { t } = useTranslation('articles');
  return (
    <SelectField
      optional={false}
      label={t('sort.title')}
      value={sortText(narrowing.sort)}
      onChange={(value) => narrowing.setSort(parseSort(value))}
      options={[
        { value: '', label: t('sort.none') },
        ...sorts.flatMap(({ key, label }) => [
          { value: key, label: t('sort.up', { name: label }) },
          { value: `-${key}`, label: t('sort.down', { name: label }) },
        ]),
      ]}
    />
  );
}
