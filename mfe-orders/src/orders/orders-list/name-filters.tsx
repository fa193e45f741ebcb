import { formatNames, parseNames } from '@werkbank/contracts/filters';
import { listLimits } from '@werkbank/contracts/limits';
import { usePreferences } from '@werkbank/kit/host';
import type { ListState } from '@werkbank/kit/list-state';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '../../desk/use-typed-search';
import type { NameFilter } from './list-query';

/** The producers whose deliveries are in an order. */
export function ProducersFilter({ list }: { list: ListState }) {
  const { country } = usePreferences();
  const { data, isPending } = useApiQuery('listProducersForCountry', { params: { countryCode: country } });
  const names = (data ?? []).map(({ algoliaId }) => algoliaId);
  return <NamesFilter name="producerNames" list={list} names={names} loading={isPending} />;
}

/** Customers with orders. There are too many for one list, so the service is searched while the reader types. */
export function CustomersFilter({ list }: { list: ListState }) {
  const [search, type] = useTypedSearch();
  const query = { search, pageSize: 50 };
  const { data, isFetching } = useApiQuery('listCustomers', { query }, { keepPrevious: true });
  const names = (data?.companies ?? []).map(({ name }) => name);
  return <NamesFilter name="customerName" list={list} names={names} loading={isFetching} onSearch={type} />;
}

function NamesFilter({
  name,
  list,
  names,
  loading,
  onSearch,
}: {
  name: NameFilter;
  list: ListState;
  names: readonly string[];
  loading: boolean;
  onSearch?: (text: string) => void;
}) {
  const { t } = useTranslation('orders');
  const asked = list.filter(name, listLimits.orderFilters[name]);
  const chosen = parseNames(asked, { severalParts: name === 'producerNames' }).map((one) => one.name);
  // Chosen names stay offered, also if the service does not find them now.
  const offered = [...new Set([...names, ...chosen])];
  return (
    <ChoicesFilter
      label={t(`filters.${name}`)}
      value={chosen}
      options={offered.map((value) => ({ value, label: value }))}
      loading={loading}
      {...(onSearch ? { onSearch } : {})}
      onChange={(next) => list.setFilters({ [name]: formatNames(next) })}
    />
  );
}
