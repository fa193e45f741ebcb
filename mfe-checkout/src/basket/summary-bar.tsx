import { Money } from '@werkbank/kit/formatted-values';
import { usePreferences } from '@werkbank/kit/host';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './summary-bar.module.css';

/** Stays in view below a long list of lines: the state of the list, its sum and the actions. */
export function SummaryBar({
  status,
  cents,
  children,
}: {
  status: string;
  cents: number;
  children: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  const { currency } = usePreferences();
  return (
    <div className={css.summary}>
      <p role="status">{status}</p>
      <p className={css.sum}>
        <Money cents={cents} currency={currency} /> <span>{t('line.net')}</span>
      </p>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
