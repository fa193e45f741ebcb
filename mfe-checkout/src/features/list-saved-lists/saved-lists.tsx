import type { SavedListHead } from '@werkbank/contracts/entities';
import { holdsWords } from '@werkbank/contracts/text';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { useHost } from '@werkbank/kit/host';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The own lists and the shared ones, found by their names. */
export function SavedLists() {
  const { t } = useTranslation('checkout');
  const { navigation } = useHost();
  const list = useListState();
  const answer = useApiQuery('listSavedLists', {});
  const search = list.filter('search');
  const rows = answer.data?.lists.filter(
    ({ name, authorName }) => search === '' || holdsWords([name, authorName], search),
  );
  const addressOf = ({ id }: SavedListHead) => `/lists/${id}`;
  const sharing = ({ isShared }: SavedListHead) => t(isShared ? 'lists.shared' : 'lists.private');
  const columns: WorkingColumn<SavedListHead>[] = [
    {
      key: 'name',
      title: t('lists.name'),
      render: (row) => <Link to={addressOf(row)}>{row.name}</Link>,
      text: ({ name }) => name,
    },
    {
      key: 'lineCount',
      title: t('lists.lineCount'),
      align: 'end',
      render: ({ lineCount }) => <Quantity value={lineCount} />,
      text: ({ lineCount }) => lineCount,
    },
    { key: 'sharing', title: t('lists.sharing'), render: sharing, text: sharing },
    {
      key: 'author',
      title: t('lists.author'),
      render: ({ authorName }) => authorName,
      text: ({ authorName }) => authorName,
      showFrom: 'narrow',
    },
    {
      key: 'changedAt',
      title: t('lists.changedAt'),
      render: ({ changedAt }) => <DateText iso={changedAt} />,
      text: ({ changedAt }) => changedAt,
      showFrom: 'narrow',
    },
  ];
  return (
    <WorkingList
      name="saved-lists"
      caption={t('lists.title')}
      list={list}
      answer={answer}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={(row) => navigation.go(addressOf(row))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('lists.name')}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
      }
      empty={{ title: t('lists.empty'), help: t('lists.emptyHelp') }}
    />
  );
}
