import { holdsWords } from '@werkbank/contracts/text';
import { EmptyState } from '@werkbank/kit/feedback';
import { FilterBar } from '@werkbank/kit/filter-bar';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { Pagination } from '@werkbank/kit/ui/pagination';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Rows of one page: each has controls. */
const pageSize = 50;

/** Rows with choices, page by page, narrowed by words and to those without a choice. */
export function FilteredChoices<Row>({
  texts,
  rows,
  wordsOf,
  isOpen,
  children,
}: {
  /** The part of the locale with the texts of this list. */
  texts: 'places' | 'features';
  rows: readonly Row[];
  wordsOf: (row: Row) => readonly string[];
  isOpen: (row: Row) => boolean;
  children: (shown: readonly Row[]) => ReactNode;
}) {
  const { t } = useTranslation('imports');
  const list = useListState();
  const search = list.filter('search');
  const onlyOpen = list.filter('open') === '1';
  const found = rows.filter((row) => holdsWords(wordsOf(row), search) && (!onlyOpen || isOpen(row)));
  const pages = Math.max(Math.ceil(found.length / pageSize), 1);
  const page = Math.min(list.page, pages);
  const narrowed = search !== '' || onlyOpen;
  return (
    <>
      <FilterBar
        label={t(`${texts}.filters`)}
        onReset={narrowed ? () => list.setFilters({ search: '', open: '' }) : undefined}
      >
        <TextFilter
          label={t(`${texts}.search`)}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
        <ChoiceFilter
          label={t(`${texts}.show`)}
          value={onlyOpen ? '1' : ''}
          options={[
            { value: '', label: t(`${texts}.all`) },
            { value: '1', label: t(`${texts}.open`) },
          ]}
          onChange={(open) => list.setFilters({ open })}
        />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState title={t(`${texts}.nothingFound`)}>{t(`${texts}.nothingFoundHelp`)}</EmptyState>
      ) : (
        children(found.slice((page - 1) * pageSize, page * pageSize))
      )}
      <Pagination paging={{ page, pages, pageSize, totalItems: found.length }} list={list} />
    </>
  );
}
