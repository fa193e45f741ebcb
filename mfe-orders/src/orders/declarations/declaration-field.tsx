import type { Delivery } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useTranslation } from 'react-i18next';
import { removeAttachment } from '../order/show-changed-attachment';
import { useOrderCommand } from '../order/use-order-command';
import { declarationsOf } from './declarations';
import css from './declaration-field.module.css';
import type { Upload } from './use-upload';

/** The one customs declaration of an export: choose it, see it arrive, take it away again. */
export function DeclarationField({
  delivery,
  upload,
  error,
  id,
  disabled,
}: {
  delivery: Delivery;
  upload: Upload;
  error: string | undefined;
  id: string;
  disabled: boolean;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [declaration] = declarationsOf(delivery);
  const remove = useOrderCommand('deleteAttachment', {
    success: t('done.attachmentDeleted'),
    local: (cache, _, { params }) => {
      removeAttachment(cache, Number(params.attachmentId));
      upload.forget();
    },
  });
  const { file, sending, problem, arrived } = upload;
  return (
    <>
      {declaration ? (
        <div className={css.file}>
          <Icon path={icons.document} />
          <span>
            {t('declaration.title')}: <strong>{declaration.fileName}</strong>
            <span className={css.size}>{` · ${formats.bytes(declaration.bytes)}`}</span>
          </span>
          <Button
            kind="quiet"
            icon={icons.trash}
            busy={remove.busy}
            disabled={disabled}
            onClick={() => void remove.run({ params: { attachmentId: declaration.id } })}
          >
            {t('declaration.remove')}
          </Button>
        </div>
      ) : (
        <UploadField
          id={id}
          label={t('declaration.title')}
          help={t('declaration.help')}
          error={file && problem ? t('declaration.failed', { name: file.name, message: problem }) : error}
          accept="application/pdf,.pdf"
          value={file}
          onChange={upload.choose}
          disabled={disabled || sending?.kind === 'underway'}
          sending={sending}
          onCancel={upload.cancel}
          onRetry={upload.retry}
        />
      )}
      <p role="status" className={declaration || !arrived ? 'visually-hidden' : undefined}>
        {arrived && t('declaration.uploaded', { name: arrived })}
      </p>
    </>
  );
}
