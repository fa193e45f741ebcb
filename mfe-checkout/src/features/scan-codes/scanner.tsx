import { Button } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './scanner.module.css';
import { useCamera } from './use-camera';
import { useReadNumbers } from './use-read-numbers';

/** The picture of the camera, and the number that was read last. */
export function Scanner({ onNumber, said }: { onNumber: (number: string) => void; said: string }) {
  const { t } = useTranslation('checkout');
  const [attempt, setAttempt] = useState(1);
  const isOn = attempt > 0;
  const { video, state } = useCamera(attempt);
  const isRunning = isOn && state === 'open';
  useReadNumbers(video, isRunning, onNumber);
  const failed = isOn && state !== 'asking' && state !== 'open' ? state : undefined;
  const isWatching = isOn && !failed;
  return (
    <Panel
      title={t('scan.camera')}
      actions={
        <Button
          icon={isWatching ? icons.close : icons.play}
          onClick={() => setAttempt(isWatching ? 0 : attempt + 1)}
        >
          {t(isWatching ? 'scan.stop' : 'scan.start')}
        </Button>
      }
    >
      {failed ? <Notice kind="error">{t(`scan.${failed}`)}</Notice> : null}
      <div className={css.view} hidden={!isWatching}>
        <video ref={video} className={css.video} aria-label={t('scan.picture')} muted playsInline />
        <span className={css.line} aria-hidden="true" />
      </div>
      <p className={css.said} role="status">
        {said || (isRunning ? t('scan.ready') : isWatching ? t('scan.asking') : '')}
      </p>
    </Panel>
  );
}
