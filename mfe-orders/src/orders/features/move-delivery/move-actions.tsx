import type { Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import { useActionName } from '../../order/delivery-name';
import { composeParcel, goesStraightThrough } from '../../delivery/parcel-check';
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
  const named = useActionName(delivery);
  const may = (action: Delivery['allowedActions'][number]) => delivery.allowedActions.includes(action);
  const makeReady = () => {
    if (!goesStraightThrough(delivery)) return onMakeReady();
    const parcel = composeParcel(nothing, { measured: false, isExport: false }, () => undefined);
    void move.to(delivery, 'ReadyToSend', parcel);
  };
  return (
    <>
      {may('splitAfterRelease') ? (
        <Button
          {...named(t('answer.split'))}
          kind="quiet"
          icon={icons.split}
          disabled={move.busy}
          onClick={onSplit}
        />
      ) : null}
      {may('complete') ? (
        <Button
          {...named(t('move.complete'))}
          icon={icons.wrench}
          busy={move.busy}
          onClick={() => void move.to(delivery, 'InCompletion')}
        />
      ) : null}
      {may('makeReady') ? (
        <Button {...named(t('move.makeReady'))} icon={icons.box} busy={move.busy} onClick={makeReady} />
      ) : null}
      {may('clearCustoms') ? (
        <Button
          {...named(t('move.clearCustoms'))}
          icon={icons.customs}
          busy={move.busy}
          onClick={() => void move.to(delivery, 'InCustomsClearance')}
        />
      ) : null}
      {may('send') ? (
        <Button
          {...named(t('move.send'))}
          icon={icons.truck}
          busy={move.busy}
          onClick={() => void move.to(delivery, 'Sent')}
        />
      ) : null}
    </>
  );
}
