import { IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery } from '@werkbank/kit/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CategoryTree } from '../../categories/tree';
import css from './category-list.module.css';
import { treeRows, type TreeRow } from './tree-rows';

const addressOf = ({ category }: TreeRow) => `/management/categories/${category.categoryId}`;
/** Ids of opened categories in the address. */
const longestOpened = 4_000;

/** The tree of categories and groups. The address holds the opened ones, so that Back restores them. */
export function CategoryList() {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const list = useListState();
  const navigate = useNavigate();
  const search = list.filter('search');
  const opened = list.filter('open', longestOpened);
  const answer = useApiQuery('listCategories', {});
  const { data } = answer;
  const tree = useMemo(() => data && new CategoryTree(data.categories), [data]);
  const rows = useMemo(
    () => tree && treeRows(tree, new Set(opened.split(',')), search),
    [tree, opened, search],
  );
  const toggle = (categoryId: string) => {
    const ids = opened.split(',').filter((id) => id !== '');
    const after = ids.includes(categoryId) ? ids.filter((id) => id !== categoryId) : [...ids, categoryId];
    list.setFilters({ open: after.join(',') });
  };
  const nameOf = ({ category }: TreeRow) => category.name[language];
  const columns: WorkingColumn<TreeRow>[] = [
    {
      key: 'name',
      title: t('categories.name'),
      render: (row) => (
        <span className={css.name} data-level={row.level}>
          {row.hasChildren && search === '' ? (
            <IconButton
              icon={
                opened.split(',').includes(row.category.categoryId) ? icons.chevronDown : icons.chevronRight
              }
              label={t('categories.showBelow', { name: nameOf(row) })}
              aria-expanded={opened.split(',').includes(row.category.categoryId)}
              onClick={() => toggle(row.category.categoryId)}
            />
          ) : (
            <span className={css.noButton} />
          )}
          <Link to={addressOf(row)}>{nameOf(row)}</Link>
        </span>
      ),
      text: nameOf,
    },
    {
      key: 'kind',
      title: t('categories.kind'),
      showFrom: 'narrow',
      render: ({ category }) => t(`categories.kinds.${category.kind}`),
      text: ({ category }) => t(`categories.kinds.${category.kind}`),
    },
    {
      key: 'articles',
      title: t('categories.articles'),
      align: 'end',
      render: ({ category }) => <Quantity value={category.articleCount} />,
      text: ({ category }) => category.articleCount,
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('currencies.actions')}</span>,
      fixed: 'end',
      align: 'end',
      render: (row) =>
        row.category.kind === 'category' ? (
          <IconButton
            icon={icons.plus}
            label={t('categories.addBelow', { name: nameOf(row) })}
            onClick={() => void navigate(`/management/categories/new?parent=${row.category.categoryId}`)}
          />
        ) : null,
    },
  ];
  return (
    <WorkingList
      name="categories"
      caption={t('categories.title')}
      list={list}
      answer={answer}
      columns={columns}
      rows={rows}
      rowKey={({ category }) => category.categoryId}
      nameOf={nameOf}
      onOpen={(row) => void navigate(addressOf(row))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('categories.search')}
          value={search}
          onChange={(value) => list.setFilters({ search: value })}
        />
      }
      empty={{ title: t('categories.empty'), help: t('categories.emptyHelp') }}
    />
  );
}
