import { Button } from '@werkbank/kit/button';
import type { ListState } from '@werkbank/kit/list-state';
import { useTranslation } from 'react-i18next';
import { chosenStatuses, isNarrowed, noFilters, statusesText, type TextFilter as Name } from './list-query';
import css from './orders-list.module.css';
import { StatusFilter } from './status-filter';
import { TextFilter } from './text-filter';

/** What narrows a list of orders, all of it in the address. */
export function OrderFilters({ list, names }: { list: ListState; names: readonly Name[] }) {
  const { t } = useTranslation('orders');
  return (
    <div role="search" className={css.filters} aria-label={t('filters.label')}>
      <StatusFilter
        chosen={chosenStatuses(list.filter('statuses'))}
        onChange={(chosen) => list.setFilters({ statuses: statusesText(chosen) })}
      />
      {names.map((name) => (
        <TextFilter
          key={name}
          label={t(`filters.${name}`)}
          inputMode={name === 'orderNumber' ? 'numeric' : 'text'}
          {...(name === 'producerNames' ? { placeholder: t('filters.severalNames') } : {})}
          value={list.filter(name)}
          onChange={(value) => list.setFilters({ [name]: value })}
        />
      ))}
      {isNarrowed(list) ? (
        <Button kind="quiet" icon="close" onClick={() => list.setFilters(noFilters)}>
          {t('filters.reset')}
        </Button>
      ) : null}
    </div>
  );
}
