import { Button } from '@werkbank/kit/button';
import { Icon } from '@werkbank/kit/icon';
import { useTranslation } from 'react-i18next';
import css from './declaration-field.module.css';
import type { Upload } from './use-upload';

/** How far an upload is: nothing yet, a percentage, arrived, or failed with a way to try again. */
export function UploadProgress({ upload: { state, retry } }: { upload: Upload }) {
  const { t } = useTranslation('orders');
  switch (state.kind) {
    case 'initial':
      return null;
    case 'inProgress':
      return <UploadBar fileName={state.fileName} percent={state.percent} />;
    case 'success':
      return (
        <p className={css.file} role="status">
          <Icon name="check" />
          {t('declaration.uploaded', { name: state.fileName })}
        </p>
      );
    case 'error':
      return (
        <div className={css.failed} role="alert">
          <Icon name="alert" />
          <span>{t('declaration.failed', { name: state.fileName, message: state.message })}</span>
          <Button kind="quiet" icon="reload" onClick={() => void retry()}>
            {t('declaration.retry')}
          </Button>
        </div>
      );
  }
}

/** How much of a file has left. */
export function UploadBar({ fileName, percent }: { fileName: string; percent: number }) {
  const { t } = useTranslation('orders');
  return (
    <div className={css.file}>
      <progress
        className={css.progress}
        max={100}
        value={percent}
        aria-label={t('declaration.uploading', { name: fileName })}
      />
      <span>{t('declaration.percent', { percent })}</span>
    </div>
  );
}
