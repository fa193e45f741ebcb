import { holdsWords } from '@werkbank/contracts/text';
import { TextFilter } from '@werkbank/kit/text-filter';
import type { SidebarItem } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { knownChoice, knownChoices, useListState } from '@werkbank/kit/list-state';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChoiceFilter, ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { sidebarTypes, statuses } from '../../sidebar-items/item-values';
import { ToggleItem } from './toggle-item';

const addressOf = (item: SidebarItem) => `/management/sidebar-panel/${item.id}`;

/** The help items in the order in which readers see them; each is switched on and off in its row. */
export function SidebarList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const answer = useApiQuery('listSidebarItems', {});
  const types = knownChoices(list.filter('type'), sidebarTypes);
  const status = knownChoice(list.filter('status'), statuses);
  const search = list.filter('search');
  const shownOf = ({ title, file, url, type }: SidebarItem) => [
    title,
    file ?? url ?? '',
    t(`sidebar.types.${type}`),
  ];
  const items = answer.data?.filter(
    (item) =>
      (types.length === 0 || types.includes(item.type)) &&
      (status === '' || item.status === status) &&
      holdsWords(shownOf(item), search),
  );
  const columns: WorkingColumn<SidebarItem>[] = [
    {
      key: 'order',
      showFrom: 'narrow',
      title: t('sidebar.field.order'),
      align: 'end',
      render: ({ order }) => <Quantity value={order} />,
    },
    {
      key: 'title',
      title: t('sidebar.field.title'),
      render: (item) => <Link to={addressOf(item)}>{item.title}</Link>,
    },
    {
      key: 'type',
      showFrom: 'narrow',
      title: t('sidebar.field.type'),
      render: (item) => t(`sidebar.types.${item.type}`),
    },
    {
      key: 'source',
      title: t('sidebar.source'),
      render: ({ url, file }) => file ?? url,
    },
    {
      key: 'status',
      fixed: 'end',
      title: t('sidebar.field.status'),
      render: (item) => <ToggleItem item={item} />,
    },
  ];
  const all = { value: '', label: t('lists.all') };
  return (
    <WorkingList
      name="sidebar"
      caption={t('sidebar.title')}
      list={list}
      answer={answer}
      columns={columns}
      rows={items}
      rowKey={(item) => item.id}
      nameOf={({ title }) => title}
      onOpen={(item) => void navigate(addressOf(item))}
      filterNames={['search', 'type', 'status']}
      filters={
        <>
          <TextFilter
            label={t('sidebar.search')}
            value={search}
            onChange={(value) => list.setFilters({ search: value })}
          />
          <ChoicesFilter
            label={t('sidebar.field.type')}
            value={types}
            options={sidebarTypes.map((value) => ({ value, label: t(`sidebar.types.${value}`) }))}
            onChange={(chosen) => list.setFilters({ type: chosen.join(',') })}
          />
          <ChoiceFilter
            label={t('sidebar.field.status')}
            value={status}
            options={[all, ...statuses.map((value) => ({ value, label: t(`sidebar.statuses.${value}`) }))]}
            onChange={(value) => list.setFilters({ status: value })}
          />
        </>
      }
      empty={{ title: t('sidebar.empty'), help: t('sidebar.emptyHelp') }}
    />
  );
}
