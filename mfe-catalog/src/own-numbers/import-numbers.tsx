import type { ImportedOwnNumbers } from '@werkbank/contracts/entities';
import { csvSeparators, csvText } from '@werkbank/contracts/csv';
import { ownNumberLimits } from '@werkbank/contracts/limits';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useErrorMessage } from '@werkbank/kit/api';
import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { saveText } from '@werkbank/kit/save-text';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useSending } from '@werkbank/kit/use-sending';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const kinds = '.xlsx,.csv,.txt,.tsv,text/csv,text/plain';

/** Numbers from a file. All of its rows are saved, or none with what keeps it from being saved. */
export function ImportNumbers() {
  const { t } = useTranslation('articles');
  const { api } = useHost();
  const { language } = usePreferences();
  const formats = useFormats();
  const messageOf = useErrorMessage();
  const { run, sending, cancel } = useSending('file');
  const cache = useAnswerCache();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [imported, setImported] = useState<ImportedOwnNumbers>();
  const { fileBytes, ofCompany } = ownNumberLimits;
  const send = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    setImported(undefined);
    if (!chosen) return;
    if (chosen.size > fileBytes) {
      setError(t('ownNumber.fileTooLarge', { size: formats.bytes(fileBytes) }));
      return;
    }
    try {
      setImported(await run(chosen, (options) => api('importOwnArticleNumbers', {}, options)));
      await cache.readAgain(['listOwnArticleNumbers']);
    } catch (cause) {
      setError(isApiError(cause) && cause.status === 0 ? cause.body.message : messageOf(cause));
    }
  };
  const sample = () =>
    csvText(
      [
        [t('ownNumber.title'), t('table.number')],
        ['WZ-4711', '338-0680'],
      ],
      csvSeparators[language],
    );
  return (
    <Panel
      title={t('ownNumber.import')}
      actions={
        <Button icon={icons.download} onClick={() => saveText(t('ownNumber.sampleName'), sample())}>
          {t('ownNumber.sample')}
        </Button>
      }
    >
      <UploadField
        label={t('ownNumber.file')}
        help={t('ownNumber.fileHelp', {
          most: formats.number(ofCompany),
          size: formats.bytes(fileBytes),
        })}
        accept={kinds}
        optional
        value={file}
        error={error}
        sending={sending}
        onChange={(chosen) => void send(chosen)}
        onCancel={cancel}
        onRetry={() => void send(file)}
      />
      {imported ? <Outcome imported={imported} /> : null}
    </Panel>
  );
}

function Outcome({ imported: { saved, misfits, misfitCount } }: { imported: ImportedOwnNumbers }) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  if (misfitCount === 0) return <Notice kind="good">{t('ownNumber.imported', { count: saved })}</Notice>;
  return (
    <Notice kind="error">
      {t('ownNumber.notImported', { count: misfitCount, number: formats.number(misfitCount) })}
      <ul>
        {misfits.map(({ row, number, why }) => (
          <li key={row}>{t('ownNumber.misfit', { row, number, why: t(`ownNumber.why.${why}`) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
