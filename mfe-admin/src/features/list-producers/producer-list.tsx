import type { ManagedProducer } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useHost } from '@werkbank/kit/host';
import { askedPage, useListState, validSort } from '@werkbank/kit/list-state';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import lists from '../../lists/lists.module.css';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { TextFilter } from '@werkbank/kit/text-filter';
import { useSelection } from '@werkbank/kit/ui/table-selection';

const sorts = ['algoliaId', '-algoliaId', 'platformMargin', '-platformMargin'] as const;
const companiesOf = ({ companies }: ManagedProducer) => companies.map(({ name }) => name).join(', ');
const placesOf = ({ companies }: ManagedProducer) =>
  companies
    .flatMap((company) => company.dispatchLocations)
    .map(({ city, country }) => `${city}, ${country}`)
    .join(' · ');
const addressOf = (producer: ManagedProducer) => `/management/producers/${producer.id}`;

/** All producers with their companies and the places where their goods leave. */
export function ProducerList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const search = list.filter('search');
  const { api } = useHost();
  const selection = useSelection<ManagedProducer>();
  const query = { search, ...validSort(list.sort, sorts) };
  const answer = useApiQuery(
    'listProducers',
    { query: { ...askedPage(list), ...query } },
    { keepPrevious: true },
  );
  const columns: WorkingColumn<ManagedProducer>[] = [
    {
      key: 'algoliaId',
      title: t('producers.name'),
      sortable: true,
      render: (producer) => <Link to={addressOf(producer)}>{producer.algoliaId}</Link>,
      text: ({ algoliaId }) => algoliaId,
    },
    {
      key: 'platformMargin',
      title: t('producers.margin'),
      sortable: true,
      align: 'end',
      render: ({ platformMargin }) => <Quantity value={platformMargin * 100} decimals={1} unit="%" />,
      text: ({ platformMargin }) => Math.round(platformMargin * 1000) / 10,
    },
    {
      key: 'custom_shipping',
      title: t('producers.customShipping'),
      render: ({ custom_shipping }) => t(custom_shipping ? 'lists.yes' : 'lists.no'),
      text: ({ custom_shipping }) => t(custom_shipping ? 'lists.yes' : 'lists.no'),
    },
    {
      key: 'companies',
      title: t('producers.companies'),
      render: companiesOf,
      text: companiesOf,
    },
    {
      key: 'dispatchLocations',
      title: t('producers.dispatchLocations'),
      render: (producer) => <span className={lists.second}>{placesOf(producer)}</span>,
      text: placesOf,
    },
  ];
  return (
    <WorkingList
      name="producers"
      caption={t('producers.title')}
      list={list}
      sort={list.sort ?? { key: 'algoliaId', descending: false }}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.producers}
      rowKey={(producer) => producer.id}
      nameOf={({ algoliaId }) => algoliaId}
      selection={selection}
      readPage={async (page, signal) => {
        const { producers, ...paging } = await api(
          'listProducers',
          { query: { ...page, ...query } },
          { signal },
        );
        return { rows: producers, paging };
      }}
      onOpen={(producer) => void navigate(addressOf(producer))}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('producers.search')}
          value={search}
          onChange={(value) => list.setFilters({ search: value })}
        />
      }
      empty={{ title: t('producers.empty'), help: t('producers.emptyHelp') }}
    />
  );
}
