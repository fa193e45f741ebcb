import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';
import css from './rules.module.css';
import { type Period, stateOf } from '../../desk/period';

/** Columns with the days of rules, and whether they apply today. */
export function usePeriodColumns<Row extends Period>(): WorkingColumn<Row>[] {
  const { t } = useTranslation('orders');
  return [
    {
      key: 'validFrom',
      title: t('desk.field.validFrom'),
      sortable: true,
      showFrom: 'narrow',
      render: ({ validFrom }) => day(validFrom, t('desk.always')),
      text: ({ validFrom }) => validFrom,
    },
    {
      key: 'validUntil',
      title: t('desk.field.validUntil'),
      sortable: true,
      showFrom: 'narrow',
      render: ({ validUntil }) => day(validUntil, t('desk.open')),
      text: ({ validUntil }) => validUntil,
    },
    {
      key: 'state',
      title: t('desk.state'),
      render: (rule) => (
        <span className={stateOf(rule) === 'holds' ? css.holds : css.other}>
          {t(`desk.states.${stateOf(rule)}`)}
        </span>
      ),
      text: (rule) => t(`desk.states.${stateOf(rule)}`),
    },
  ];
}

const day = (iso: string | null, instead: string) =>
  iso === null ? <span className={css.other}>{instead}</span> : <DateText iso={iso} />;
