import { useErrorMessage } from '@werkbank/kit/api';
import { IconButton } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { useHost } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { KeptFocus } from '@werkbank/kit/kept-focus';
import { Panel } from '@werkbank/kit/panel';
import { CellInput } from '@werkbank/kit/ui/cell-controls';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useSending } from '@werkbank/kit/use-sending';
import type { FormState } from '@werkbank/kit/use-service-form';
import { ownArticleLimits } from '@werkbank/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../../catalogue-imports/viewer/use-producer-company';
import { type ArticleValues, type MediumRow, rowsIn, rowsText } from './article-values';
import css from './edit-article.module.css';
import { RowNotices } from './row-list';

const accept = '.jpg,.jpeg,.png,.webp,.avif,.gif,.tif,.tiff,.pdf,.mp4,.webm';

/** Pictures, documents and videos in the order in which the shop shows them. A file is sent at once and saved with the article. */
export function MediaList({ form, former }: { form: FormState<ArticleValues>; former: number }) {
  const { t } = useTranslation('ownArticles');
  const media = rowsIn(form.values, 'media');
  const control = form.field('media');
  const set = (next: readonly MediumRow[]) => control.onChange(rowsText<'media'>(next));
  const move = (from: number, to: number) => {
    const next = [...media];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  return (
    <Panel title={t('section.media')} flush>
      <KeptFocus>
        <div id={control.id} tabIndex={-1} role="group" aria-label={t('section.media')} className={css.rows}>
          <RowNotices error={control.error} errorId={`${control.id}-error`} theirs={control.theirs} />
          {former > 0 ? (
            <div className={css.note}>
              <Notice kind="info">{t('media.former', { count: former })}</Notice>
            </div>
          ) : null}
          {media.length === 0 ? (
            <p className={css.empty}>{t('media.none')}</p>
          ) : (
            <ol className={css.media}>
              {media.map((medium, at) => (
                <Medium
                  key={medium.source}
                  medium={medium}
                  disabled={form.busy}
                  onChange={(part) =>
                    set(media.map((one, index) => (index === at ? { ...one, ...part } : one)))
                  }
                  onUp={at === 0 ? undefined : () => move(at, at - 1)}
                  onDown={at === media.length - 1 ? undefined : () => move(at, at + 1)}
                  onRemove={() => set(media.filter((one) => one !== medium))}
                />
              ))}
            </ol>
          )}
          <div className={css.upload}>
            <MediumUpload
              disabled={form.busy}
              onSent={(medium) => set([...media.filter(({ source }) => source !== medium.source), medium])}
            />
          </div>
        </div>
      </KeptFocus>
    </Panel>
  );
}

function Medium({
  medium: { kind, fileName, state, thumbnail, address, descriptionDe, descriptionEn },
  disabled,
  onChange,
  onUp,
  onDown,
  onRemove,
}: {
  medium: MediumRow;
  disabled: boolean;
  onChange: (part: Partial<MediumRow>) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}) {
  const { t } = useTranslation('ownArticles');
  return (
    <li className={css.medium}>
      {thumbnail === null ? (
        <Icon path={kind === 'video' ? icons.play : icons.document} size={24} />
      ) : (
        <img className={css.thumbnail} src={thumbnail} alt="" loading="lazy" />
      )}
      <div className={css.file}>
        {address === null ? fileName : <a href={address}>{fileName}</a>}
        <span className={css.second}>
          {[t(`media.kind.${kind}`), ...(state === 'done' ? [] : [t(`media.state.${state}`)])].join(' · ')}
        </span>
        <div className={css.texts}>
          <CellInput
            label={`${t('media.descriptionDe')}, ${fileName}`}
            placeholder={t('media.descriptionDe')}
            maxLength={500}
            value={descriptionDe}
            disabled={disabled}
            onChange={(text) => onChange({ descriptionDe: text })}
          />
          <CellInput
            label={`${t('media.descriptionEn')}, ${fileName}`}
            placeholder={t('media.descriptionEn')}
            maxLength={500}
            value={descriptionEn}
            disabled={disabled}
            onChange={(text) => onChange({ descriptionEn: text })}
          />
        </div>
      </div>
      <div className={css.actions}>
        <IconButton
          icon={icons.chevronUp}
          label={t('media.up', { fileName })}
          disabled={disabled || !onUp}
          onClick={() => onUp?.()}
        />
        <IconButton
          icon={icons.chevronDown}
          label={t('media.down', { fileName })}
          disabled={disabled || !onDown}
          onClick={() => onDown?.()}
        />
        <IconButton
          icon={icons.trash}
          label={t('media.remove', { fileName })}
          disabled={disabled}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

function MediumUpload({ disabled, onSent }: { disabled: boolean; onSent: (medium: MediumRow) => void }) {
  const { t } = useTranslation('ownArticles');
  const { api } = useHost();
  const { query } = useProducerCompany();
  const formats = useFormats();
  const messageOf = useErrorMessage();
  const { run, sending, cancel } = useSending('file');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const size = formats.bytes(ownArticleLimits.mediaBytes);
  const send = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    if (!chosen) return;
    if (chosen.size > ownArticleLimits.mediaBytes) return setError(t('media.tooLarge', { size }));
    const request = { headers: { 'x-file-name': encodeURIComponent(chosen.name) }, query };
    try {
      const sent = await run(chosen, (options) => api('uploadOwnArticleMedium', request, options));
      setFile(null);
      onSent({ ...sent, purpose: null, state: 'done', descriptionDe: '', descriptionEn: '' });
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return (
    <UploadField
      label={t('media.upload')}
      help={t('media.uploadHelp', { size })}
      optional
      accept={accept}
      disabled={disabled}
      error={error}
      value={file}
      onChange={(chosen) => void send(chosen)}
      sending={sending}
      onCancel={cancel}
      onRetry={() => void send(file)}
    />
  );
}
