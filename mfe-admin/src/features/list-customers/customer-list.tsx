import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Column } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/figures';
import { useListState } from '@werkbank/kit/list-state';
import { useCall } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { knownChoice, validSort } from '../../lists/valid-sort';
import { ServerList } from '../../lists/server-list';
import { TextFilter } from '@werkbank/kit/text-filter';

type Customer = CallAnswer<'listCustomers'>['companies'][number];

const sorts = ['name', '-name', 'city', '-city', 'customerType', '-customerType'] as const;
const types = ['Company', 'Community', 'Kanton', 'Bund'] as const;
const addressOf = (customer: Customer) => `/management/customers/${customer.id}`;

/** All customers, searched, narrowed by their type, sorted and paged by the service. */
export function CustomerList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const navigate = useNavigate();
  const search = list.filter('search');
  const customerType = knownChoice(list.filter('customerType'), types);
  const answer = useCall(
    'listCustomers',
    { query: { page: list.page, search, customerType, ...validSort(list.sort, sorts) } },
    { keepPrevious: true },
  );
  const columns: Column<Customer>[] = [
    {
      key: 'name',
      title: t('customers.name'),
      sortable: true,
      render: (customer) => <Link to={addressOf(customer)}>{customer.name}</Link>,
    },
    {
      key: 'customerType',
      title: t('customers.type'),
      sortable: true,
      render: ({ customerType: type }) => (type ? t(`customers.types.${type}`) : null),
    },
    {
      key: 'city',
      title: t('customers.city'),
      sortable: true,
      render: ({ city, country }) => [city, country].filter(Boolean).join(', '),
    },
    {
      key: 'users',
      title: t('customers.users'),
      align: 'end',
      render: ({ userCount }) => <Quantity value={userCount} />,
    },
  ];
  return (
    <ServerList
      caption={t('customers.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.companies}
      rowKey={(customer) => customer.id}
      onOpen={(customer) => void navigate(addressOf(customer))}
      filterNames={['search', 'customerType']}
      filters={
        <>
          <TextFilter
            label={t('customers.search')}
            value={search}
            onChange={(value) => list.setFilters({ search: value })}
          />
          <ChoiceFilter
            label={t('customers.type')}
            value={customerType}
            options={[
              { value: '', label: t('lists.all') },
              ...types.map((value) => ({ value, label: t(`customers.types.${value}`) })),
            ]}
            onChange={(value) => list.setFilters({ customerType: value })}
          />
        </>
      }
      emptyTitle={t('customers.empty')}
      emptyHelp={t('customers.emptyHelp')}
    />
  );
}
