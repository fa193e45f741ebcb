import type { ArticleGroup } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DeskList } from '../../rules/desk-list';
import { useOwnRules } from '../../rules/use-own-rules';

const addressOf = ({ id }: ArticleGroup) => `/management/article-groups/${id}`;
const membersOf = ({ assignments }: ArticleGroup) => assignments.join(', ');

/** The article groups of the own company, by name, with their material groups. */
export function ArticleGroupList() {
  const { t } = useTranslation('orders');
  const list = useListState();
  const navigate = useNavigate();
  const answer = useApiQuery('listArticleGroups', { params: useOwnRules() });
  const search = list.filter('search');
  const columns: WorkingColumn<ArticleGroup>[] = [
    {
      key: 'name',
      title: t('articleGroup.field.name'),
      sortable: true,
      render: (group) => <Link to={addressOf(group)}>{group.name}</Link>,
      text: ({ name }) => name,
    },
    {
      key: 'materialGroups',
      title: t('articleGroup.field.materialGroups'),
      render: (group) => membersOf(group) || '–',
      text: membersOf,
    },
    {
      key: 'count',
      title: t('articleGroup.count'),
      align: 'end',
      sortable: true,
      showFrom: 'narrow',
      render: ({ assignments }) => <Quantity value={assignments.length} />,
      text: ({ assignments }) => assignments.length,
    },
  ];
  return (
    <DeskList
      name="article-groups"
      caption={t('articleGroup.title')}
      list={list}
      answer={answer}
      columns={columns}
      sortKeys={{ name: ({ name }) => name, count: ({ assignments }) => assignments.length }}
      rowKey={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={(group) => void navigate(addressOf(group))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('articleGroup.search')}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
      }
      empty={{ title: t('articleGroup.empty'), help: t('articleGroup.emptyHelp') }}
    />
  );
}
