import type { CallAnswer } from '@werkbank/contracts/calls';
import type { EditableCompany, ManagedProducer } from '@werkbank/contracts/entities';
import type { AnswerCache } from '@werkbank/kit/answer-cache';
import { removeRow, replaceRow, type RowList } from '@werkbank/kit/list-rows';
import { changeProducers } from './producers';
import { serviceOrder } from './service-order';
import { nameCompanyOfUsers, removeUsersOf } from './users';

type Customer = CallAnswer<'listCustomers'>['companies'][number];
type OwnCompany = ManagedProducer['companies'][number];

const customers: RowList<'listCustomers', Customer> = {
  call: 'listCustomers',
  rowsOf: ({ companies }) => companies,
  withRows: (answer, companies) => ({ ...answer, companies }),
  order: ({ query }) =>
    serviceOrder(query.sort ?? 'name', {
      name: ({ name }: Customer) => [name],
      city: ({ city, name }: Customer) => [city, name],
      customerType: ({ customerType, name }: Customer) => [customerType, name],
    }),
  fits: ({ customerType }, { query }) => {
    if (query.customerType && !query.customerType.split(',').includes(customerType ?? '')) return false;
    return query.search ? undefined : true;
  },
};

/** A company as its change, or that of its addresses, has answered it: on its page, in lists, with its producer. */
export function showCompany(cache: AnswerCache, company: EditableCompany): void {
  const { id, kind, name, customerType, primaryAddress } = company;
  const call = kind === 'Customer' ? 'getCustomer' : 'getProducerCompany';
  cache.set(call, { params: { companyId: id } }, company);
  nameCompanyOfUsers(cache, company);
  const row = customerRow(cache, id);
  if (row) {
    const { city = null, country = null } = primaryAddress ?? {};
    replaceRow(cache, customers, { ...row, name, customerType, city, country });
  }
  if (kind === 'Producer') {
    const dispatchLocations = company.addresses.filter(({ type }) => type === 'DispatchLocation');
    changeCompaniesOfProducers(cache, (companies) =>
      companies.map((one) => (one.id === id ? { id, name, dispatchLocations } : one)),
    );
  }
}

/** Cache updates after a change of an address: such calls return the changed company. */
export const addressChange = {
  changes: ['getCustomer', 'getProducerCompany', 'listCustomers', 'listProducers', 'getProducer'],
  local: (cache: AnswerCache, { company }: { company?: EditableCompany | undefined }) => {
    if (company) showCompany(cache, company);
  },
} as const;

/** A company that was deleted, with its people. */
export function removeCompany(cache: AnswerCache, { id, kind }: Pick<EditableCompany, 'id' | 'kind'>): void {
  removeUsersOf(cache, id);
  const row = customerRow(cache, id);
  if (row) removeRow(cache, customers, row);
  if (kind === 'Producer') {
    changeCompaniesOfProducers(cache, (companies) => companies.filter((one) => one.id !== id));
  }
}

function customerRow(cache: AnswerCache, companyId: number): Customer | undefined {
  const known = cache.answersOf('listCustomers').flatMap(({ companies }) => companies);
  return known.find(({ id }) => id === companyId);
}

function changeCompaniesOfProducers(cache: AnswerCache, to: (companies: OwnCompany[]) => OwnCompany[]): void {
  changeProducers(cache, (producer) => ({ ...producer, companies: to(producer.companies) }));
}
