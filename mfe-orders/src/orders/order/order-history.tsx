import type { SalesOrder } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { DateText } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './order.module.css';

type HistoryLine = SalesOrder['history'][number];

/** Every change of the order, the latest first: when, who, what and why. The earlier ones are shown on demand. */
export function OrderHistory({ history }: { history: readonly HistoryLine[] }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  if (history.length === 0) return null;
  const lines = history.toReversed();
  return (
    <Panel
      title={t('history.title')}
      actions={
        history.length === 1 ? null : (
          <Button
            kind="quiet"
            icon={open ? icons.chevronUp : icons.chevronDown}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? t('history.latest') : t('history.all', { number: formats.number(history.length) })}
          </Button>
        )
      }
    >
      <ol className={css.history}>
        {(open ? lines : lines.slice(0, 1)).map((line, index) => (
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
