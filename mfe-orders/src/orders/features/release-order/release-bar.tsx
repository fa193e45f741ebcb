import type { SalesOrder } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useFormats } from '@werkbank/kit/formats';
import { takesFocus } from '@werkbank/kit/kept-focus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../order/action-bar';
import type { ReleaseState } from './use-release';

/** The decision that will be sent. It asks before it cancels for good. */
export function ReleaseBar({ order, release }: { order: SalesOrder; release: ReleaseState }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { summary, busy } = release;
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
          <Button
            {...takesFocus}
            kind="primary"
            busy={busy}
            onClick={() => {
              if (summary.items > 0) setAsking(true);
              else void release.send();
            }}
          >
            {t('release.send')}
          </Button>
          {asking ? (
            <ConfirmDialog
              danger
              title={t('release.cancelTitle', { count: summary.items })}
              confirm={t(summary.deliveries > 0 ? 'release.cancelAndRelease' : 'release.cancelForGood')}
              busy={busy}
              onConfirm={() => void release.send().then(() => setAsking(false))}
              onClose={() => setAsking(false)}
            >
              <p>
                {t('release.cancelConfirmation', {
                  count: summary.items,
                  value: formats.money(summary.cancelledValue, order.currency),
                })}
              </p>
              {summary.deliveries > 0 ? <p>{parts[0]}</p> : null}
            </ConfirmDialog>
          ) : null}
        </>
      }
    >
      <strong>{parts.join(' · ')}</strong>
      {summary.undecided > 0 ? ` · ${t('release.undecided', { count: summary.undecided })}` : null}
    </ActionBar>
  );
}
