import type { SalesOrder } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../order/action-bar';
import type { ReleaseState } from './use-release';

/** What will be released and cancelled once it is sent. */
export function ReleaseBar({ order, release }: { order: SalesOrder; release: ReleaseState }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const { summary, busy } = release;
  const send = useRef<HTMLButtonElement>(null);
  // "Release all" goes away with its click; the keyboard goes on to what comes next.
  useEffect(() => {
    if (!summary.empty && document.activeElement === document.body) send.current?.focus();
  }, [summary.empty]);
  if (summary.empty) return null;
  const parts = [
    summary.deliveries > 0
      ? t('release.willRelease', {
          count: summary.deliveries,
          value: formats.money(summary.value, order.currency),
        })
      : null,
    summary.items > 0 ? t('release.willCancel', { count: summary.items }) : null,
  ].filter((part) => part !== null);
  return (
    <ActionBar
      label={t('release.barLabel')}
      actions={
        <>
          <Button onClick={release.discard} disabled={busy}>
            {t('release.discard')}
          </Button>
          <Button ref={send} kind="primary" busy={busy} onClick={() => void release.send()}>
            {t('release.send')}
          </Button>
        </>
      }
    >
      <strong>{parts.join(' · ')}</strong>
      {summary.undecided > 0 ? ` · ${t('release.undecided', { count: summary.undecided })}` : null}
    </ActionBar>
  );
}
