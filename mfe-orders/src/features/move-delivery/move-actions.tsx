import type { Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useTranslation } from 'react-i18next';
import { composeParcel, goesStraightThrough } from '../make-ready/parcel-check';
import type { Move } from './use-move';

const nothing = { weight: '', length: '', width: '', height: '', mrnNumber: '' };

/** The steps of a released delivery that are possible now, the one that leads on first. */
export function MoveActions({
  delivery,
  move,
  onMakeReady,
  onSplit,
}: {
  delivery: Delivery;
  move: Move;
  onMakeReady: () => void;
  onSplit: () => void;
}) {
  const { t } = useTranslation('orders');
  const may = (action: Delivery['allowedActions'][number]) => delivery.allowedActions.includes(action);
  const makeReady = () => {
    if (!goesStraightThrough(delivery)) return onMakeReady();
    const parcel = composeParcel(nothing, { measured: false, isExport: false }, () => undefined);
    void move.to(delivery, 'ReadyToSend', parcel);
  };
  return (
    <>
      {may('splitAfterRelease') ? (
        <Button kind="quiet" icon="split" disabled={move.busy} onClick={onSplit}>
          {t('answer.split')}
        </Button>
      ) : null}
      {may('complete') ? (
        <Button icon="wrench" busy={move.busy} onClick={() => void move.to(delivery, 'InCompletion')}>
          {t('move.complete')}
        </Button>
      ) : null}
      {may('makeReady') ? (
        <Button icon="box" busy={move.busy} onClick={makeReady}>
          {t('move.makeReady')}
        </Button>
      ) : null}
      {may('clearCustoms') ? (
        <Button icon="customs" busy={move.busy} onClick={() => void move.to(delivery, 'InCustomsClearance')}>
          {t('move.clearCustoms')}
        </Button>
      ) : null}
      {may('send') ? (
        <Button icon="truck" busy={move.busy} onClick={() => void move.to(delivery, 'Sent')}>
          {t('move.send')}
        </Button>
      ) : null}
    </>
  );
}
