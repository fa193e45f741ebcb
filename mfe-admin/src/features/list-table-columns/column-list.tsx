import type { TableColumn } from '@werkbank/contracts/entities';
import { holdsWords } from '@werkbank/contracts/text';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';

const addressOf = ({ key }: TableColumn) => `/management/table-columns/${key}`;

/** All columns of all groups. */
export function ColumnList() {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const list = useListState();
  const navigate = useNavigate();
  const search = list.filter('search');
  const answer = useApiQuery('listTableColumns', {});
  const nameOf = ({ name }: TableColumn) => name[language];
  const values: Record<string, (column: TableColumn) => string | number> = {
    name: nameOf,
    groups: ({ groups }) => groups,
    articles: ({ articles }) => articles,
  };
  const sort = list.sort ?? { key: 'name', descending: false };
  const rows = answer.data?.columns
    .filter(({ key, name }) => holdsWords([key, name.de, name.en], search))
    .sort((one, other) => {
      const [mine, theirs] = [values[sort.key]?.(one) ?? 0, values[sort.key]?.(other) ?? 0];
      const order =
        typeof mine === 'number' ? mine - Number(theirs) : mine.localeCompare(String(theirs), language);
      return sort.descending ? -order : order;
    });
  const columns: WorkingColumn<TableColumn>[] = [
    {
      key: 'name',
      title: t('columns.column'),
      sortable: true,
      render: (column) => <Link to={addressOf(column)}>{nameOf(column)}</Link>,
      text: nameOf,
    },
    {
      key: 'kind',
      title: t('columns.field.kind'),
      showFrom: 'medium',
      render: ({ kind }) => t(`columns.kinds.${kind}`),
      text: ({ kind }) => t(`columns.kinds.${kind}`),
    },
    {
      key: 'unit',
      title: t('columns.field.unit'),
      showFrom: 'narrow',
      render: ({ unit }) => unit ?? '',
      text: ({ unit }) => unit,
    },
    {
      key: 'groups',
      title: t('columns.groups'),
      align: 'end',
      sortable: true,
      render: ({ groups }) => <Quantity value={groups} />,
      text: ({ groups }) => groups,
    },
    {
      key: 'articles',
      title: t('categories.articles'),
      align: 'end',
      sortable: true,
      showFrom: 'narrow',
      render: ({ articles }) => <Quantity value={articles} />,
      text: ({ articles }) => articles,
    },
  ];
  return (
    <WorkingList
      name="table-columns"
      caption={t('columns.title')}
      list={list}
      sort={sort}
      answer={answer}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      nameOf={nameOf}
      onOpen={(column) => void navigate(addressOf(column))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('columns.search')}
          value={search}
          onChange={(value) => list.setFilters({ search: value })}
        />
      }
      empty={{ title: t('columns.empty'), help: t('columns.emptyHelp') }}
    />
  );
}
