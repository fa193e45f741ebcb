import type { ManagedProducer } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/figures';
import { useListState } from '@werkbank/kit/list-state';
import { useCall } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { validSort } from '../../lists/valid-sort';
import lists from '../../lists/lists.module.css';
import { ServerList } from '../../lists/server-list';
import { TextFilter } from '@werkbank/kit/text-filter';

const sorts = ['algoliaId', '-algoliaId', 'platformMargin', '-platformMargin'] as const;
const addressOf = (producer: ManagedProducer) => `/management/producers/${producer.id}`;

/** All producers with their companies and the places where their goods leave. */
export function ProducerList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const search = list.filter('search');
  const answer = useCall(
    'listProducers',
    { query: { page: list.page, search, ...validSort(list.sort, sorts) } },
    { keepPrevious: true },
  );
  const columns: Column<ManagedProducer>[] = [
    {
      key: 'algoliaId',
      title: t('producers.name'),
      sortable: true,
      render: (producer) => <Link to={addressOf(producer)}>{producer.algoliaId}</Link>,
    },
    {
      key: 'platformMargin',
      title: t('producers.margin'),
      sortable: true,
      align: 'end',
      render: ({ platformMargin }) => <Quantity value={platformMargin * 100} decimals={1} unit="%" />,
    },
    {
      key: 'custom_shipping',
      title: t('producers.customShipping'),
      render: ({ custom_shipping }) => t(custom_shipping ? 'lists.yes' : 'lists.no'),
    },
    {
      key: 'companies',
      title: t('producers.companies'),
      render: ({ companies }) => companies.map(({ name }) => name).join(', '),
    },
    {
      key: 'dispatchLocations',
      title: t('producers.dispatchLocations'),
      render: ({ companies }) => (
        <span className={lists.second}>
          {companies
            .flatMap((company) => company.dispatchLocations)
            .map(({ city, country }) => `${city}, ${country}`)
            .join(' · ')}
        </span>
      ),
    },
  ];
  return (
    <ServerList
      caption={t('producers.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.producers}
      rowKey={(producer) => producer.id}
      onOpen={(producer) => void navigate(addressOf(producer))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('producers.search')}
          value={search}
          onChange={(value) => list.setFilters({ search: value })}
        />
      }
      emptyTitle={t('producers.empty')}
      emptyHelp={t('producers.emptyHelp')}
    />
  );
}
