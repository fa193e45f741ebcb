import { listLimits } from '@werkbank/contracts/limits';
import type { ListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { useTranslation } from 'react-i18next';
import { chosenStatuses, isTyped, type OrderFilter, statusesText } from './list-query';
import { CustomersFilter, ProducersFilter } from './name-filters';
import { StatusFilter } from './status-filter';

const nameFilters = { customerName: CustomersFilter, producerNames: ProducersFilter } as const;

/** Filters of a list of orders, kept in the address. */
export function OrderFilters({ list, names }: { list: ListState; names: readonly OrderFilter[] }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <StatusFilter
        chosen={chosenStatuses(list.filter('statuses'))}
        onChange={(chosen) => list.setFilters({ statuses: statusesText(chosen) })}
      />
      {names.map((name) => {
        if (!isTyped(name)) {
          const NameFilter = nameFilters[name];
          return <NameFilter key={name} list={list} />;
        }
        return (
          <TextFilter
            key={name}
            label={t(`filters.${name}`)}
            short
            maxLength={listLimits.orderFilters[name]}
            value={list.filter(name, listLimits.orderFilters[name])}
            onChange={(value) => list.setFilters({ [name]: value })}
          />
        );
      })}
    </>
  );
}
