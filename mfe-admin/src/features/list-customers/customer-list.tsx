import type { CallAnswer } from '@werkbank/contracts/calls';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { useHost } from '@werkbank/kit/host';
import { askedPage, knownChoices, useListState, validSort } from '@werkbank/kit/list-state';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useSelection } from '@werkbank/kit/ui/table-selection';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { TextFilter } from '@werkbank/kit/text-filter';

type Customer = CallAnswer<'listCustomers'>['companies'][number];

const sorts = ['name', '-name', 'city', '-city', 'customerType', '-customerType'] as const;
const types = ['Company', 'Community', 'Kanton', 'Bund'] as const;
const placeOf = ({ city, country }: Customer) => [city, country].filter(Boolean).join(', ');
const addressOf = (customer: Customer) => `/management/customers/${customer.id}`;

/** All customers, searched, narrowed by their type, sorted and paged by the service. */
export function CustomerList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const search = list.filter('search');
  const chosenTypes = knownChoices(list.filter('customerType'), types);
  const { api } = useHost();
  const selection = useSelection<Customer>();
  const query = { search, customerType: chosenTypes.join(','), ...validSort(list.sort, sorts) };
  const answer = useApiQuery(
    'listCustomers',
    { query: { ...askedPage(list), ...query } },
    { keepPrevious: true },
  );
  const typeOf = ({ customerType: type }: Customer) => type && t(`customers.types.${type}`);
  const columns: WorkingColumn<Customer>[] = [
    {
      key: 'name',
      title: t('customers.name'),
      sortable: true,
      render: (customer) => <Link to={addressOf(customer)}>{customer.name}</Link>,
      text: ({ name }) => name,
    },
    {
      key: 'id',
      title: t('lists.id'),
      extra: true,
      align: 'end',
      render: ({ id }) => id,
      text: ({ id }) => id,
    },
    {
      key: 'customerType',
      title: t('customers.type'),
      sortable: true,
      render: typeOf,
      text: typeOf,
    },
    {
      key: 'city',
      title: t('customers.city'),
      sortable: true,
      render: placeOf,
      text: placeOf,
    },
    {
      key: 'users',
      title: t('customers.users'),
      align: 'end',
      render: ({ userCount }) => <Quantity value={userCount} />,
      text: ({ userCount }) => userCount,
    },
  ];
  return (
    <WorkingList
      name="customers"
      caption={t('customers.title')}
      list={list}
      sort={list.sort ?? { key: 'name', descending: false }}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.companies}
      rowKey={(customer) => customer.id}
      nameOf={({ name }) => name}
      selection={selection}
      readPage={async (page, signal) => {
        const { companies, ...paging } = await api(
          'listCustomers',
          { query: { ...page, ...query } },
          { signal },
        );
        return { rows: companies, paging };
      }}
      onOpen={(customer) => void navigate(addressOf(customer))}
      filterNames={['search', 'customerType']}
      filters={
        <>
          <TextFilter
            label={t('customers.search')}
            value={search}
            onChange={(value) => list.setFilters({ search: value })}
          />
          <ChoicesFilter
            label={t('customers.type')}
            value={chosenTypes}
            options={types.map((value) => ({ value, label: t(`customers.types.${value}`) }))}
            onChange={(chosen) => list.setFilters({ customerType: chosen.join(',') })}
          />
        </>
      }
      empty={{ title: t('customers.empty'), help: t('customers.emptyHelp') }}
    />
  );
}
