import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../buttons/button';
import { useFormats } from '../formats/use-formats';
import type { Sending } from '../forms/use-sending';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import { Progress } from './progress';
import css from './upload.module.css';

/** A file that was chosen: what it is, how far it is, and what can be done with it. */
export function UploadFile({
  file,
  sending,
  disabled = false,
  onRemove,
  onCancel,
  onRetry,
}: {
  file: File;
  sending: Sending | undefined;
  disabled: boolean | undefined;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
}) {
  const { t } = useTranslation('kit');
  const formats = useFormats();
  const { name } = file;
  const underWay = sending?.kind === 'underway';
  return (
    <div className={css.file}>
      <Icon path={icons.document} />
      <span className={css.name}>
        {name} <span className={css.size}>{formats.bytes(file.size)}</span>
      </span>
      {underWay ? (
        <>
          <span className={css.bar}>
            <Progress label={name} value={sending.progress} />
          </span>
          <span className={css.size}>
            {t('file.sent', { percent: formats.percent(Math.round(sending.progress * 100)) })}
          </span>
        </>
      ) : null}
      {sending?.kind === 'failed' && onRetry && !disabled ? (
        <Button kind="quiet" icon={icons.reload} aria-label={t('file.retryOf', { name })} onClick={onRetry}>
          {t('file.retry')}
        </Button>
      ) : null}
      {underWay ? (
        // A completely sent file may have had its effect, so it cannot be cancelled any more.
        onCancel && sending.progress < 1 ? (
          <Button kind="quiet" aria-label={t('file.stopOf', { name })} onClick={onCancel}>
            {t('file.stop')}
          </Button>
        ) : null
      ) : (
        <IconButton
          icon={icons.close}
          label={t('file.remove', { name })}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
