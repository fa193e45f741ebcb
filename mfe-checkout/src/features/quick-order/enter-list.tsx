import {
  isTooLong,
  linesOfRows,
  quickOrderLimits,
  rowsOfText,
  type ReadLine,
} from '@werkbank/contracts/quick-order';
import { useErrorMessage } from '@werkbank/kit/api';
import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import { Field } from '@werkbank/kit/field';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { saveText } from '@werkbank/kit/save-text';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useSending } from '@werkbank/kit/use-sending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './quick-order.module.css';
import { sampleText } from './sample-file';

export const scanAddress = '/quick-order/scan';
const kinds = '.xlsx,.csv,.txt,.tsv,text/csv,text/plain';

/** The ways to enter a list: pasted, typed, as a file or scanned. */
export function EnterList({ onRead }: { onRead: (lines: readonly ReadLine[]) => void }) {
  const { t } = useTranslation('checkout');
  const { navigation } = useHost();
  const { language } = usePreferences();
  const formats = useFormats();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const most = formats.number(quickOrderLimits.lines);
  const read = () => {
    const rows = rowsOfText(text);
    const lines = linesOfRows(rows);
    if (lines.length === 0) setRefused(t('quickOrder.nothing'));
    else if (isTooLong(rows, lines)) setRefused(t('quickOrder.tooLong', { most }));
    else onRead(lines);
  };
  const scan = () => {
    if (text.trim() !== '') read();
    navigation.go(scanAddress);
  };
  return (
    <Panel
      title={t('quickOrder.list')}
      actions={
        <>
          <Button icon={icons.barcode} onClick={scan}>
            {t('scan.title')}
          </Button>
          <Button
            icon={icons.download}
            onClick={() => saveText(t('quickOrder.sampleName'), sampleText(language))}
          >
            {t('quickOrder.sample')}
          </Button>
        </>
      }
    >
      <div className={css.ways}>
        <form
          className={css.way}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            read();
          }}
        >
          <Field
            label={t('quickOrder.text')}
            help={t('quickOrder.textHelp', { most })}
            error={refused}
            mayBeEmpty={false}
          >
            {(control) => (
              <textarea
                {...control}
                className={`${control.className} ${css.text}`}
                rows={10}
                spellCheck={false}
                autoComplete="off"
                placeholder={t('quickOrder.example')}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setRefused(undefined);
                }}
              />
            )}
          </Field>
          <div>
            <Button kind="primary" type="submit">
              {t('quickOrder.check')}
            </Button>
          </div>
        </form>
        <ListFile onRead={onRead} />
      </div>
    </Panel>
  );
}

/** A chosen file is read at once. */
function ListFile({ onRead }: { onRead: (lines: readonly ReadLine[]) => void }) {
  const { t } = useTranslation('checkout');
  const { api } = useHost();
  const formats = useFormats();
  const messageOf = useErrorMessage();
  const { run, sending, cancel } = useSending('file');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const send = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    if (!chosen) return;
    if (chosen.size > quickOrderLimits.fileBytes) {
      setError(t('quickOrder.fileTooLarge', { size: formats.bytes(quickOrderLimits.fileBytes) }));
      return;
    }
    try {
      onRead((await run(chosen, (options) => api('readQuickOrderFile', {}, options))).lines);
    } catch (cause) {
      setError(isApiError(cause) && cause.status === 0 ? cause.body.message : messageOf(cause));
    }
  };
  return (
    <UploadField
      label={t('quickOrder.file')}
      help={t('quickOrder.fileHelp', { size: formats.bytes(quickOrderLimits.fileBytes) })}
      accept={kinds}
      optional
      value={file}
      error={error}
      sending={sending}
      onChange={(chosen) => void send(chosen)}
      onCancel={cancel}
      onRetry={() => void send(file)}
    />
  );
}
