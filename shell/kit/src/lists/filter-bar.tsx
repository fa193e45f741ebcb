import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import * as icons from '../icons/paths';
import css from './list-filters.module.css';

/** The line of filters above a list, and the way back to all of it. */
export function FilterBar({
  label,
  onReset,
  children,
}: {
  label: string;
  /** Absent without a filter. */
  onReset: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  return (
    <div role="search" className={css.filters} aria-label={label}>
      {children}
      {onReset ? (
        <Button kind="quiet" icon={icons.close} onClick={onReset}>
          {t('filter.reset')}
        </Button>
      ) : null}
    </div>
  );
}
