import type { SalesOrder } from '@werkbank/contracts/entities';
import { DateText } from '@werkbank/kit/figures';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import css from './order.module.css';

type HistoryLine = SalesOrder['history'][number];

/** Every change of the order, the latest first: when, who, what and why. */
export function OrderHistory({ history }: { history: readonly HistoryLine[] }) {
  const { t } = useTranslation('orders');
  if (history.length === 0) return null;
  return (
    <Panel title={t('history.title')}>
      <ol className={css.history}>
        {history.toReversed().map((line, index) => (
          <li key={`${line.at} ${index}`}>
            <DateText iso={line.at} withTime />
            <span>
              {t(`history.why.${line.why}`, { defaultValue: t('history.changed') })}
              {line.deliveryId === null ? null : (
                <span className={css.muted}>{` · ${t('delivery.title', { id: line.deliveryId })}`}</span>
              )}
              <Move line={line} />
              <span className={css.reason}>
                {line.actor === 'system' ? t('history.system') : line.who}
                {line.actor === 'system' ? null : ` (${t(`history.actors.${line.actor}`)})`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Move({ line: { from, to } }: { line: HistoryLine }) {
  const { t } = useTranslation('kit');
  if (from === null || to === null || from === to) return null;
  return <span className={css.muted}>{` · ${t(`status.${from}`)} → ${t(`status.${to}`)}`}</span>;
}
