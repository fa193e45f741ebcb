import { largestUserFile, mostUserLines } from '@werkbank/contracts/user-file';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { UploadField } from '@werkbank/kit/ui/upload';
import { saveText } from '@werkbank/kit/save-text';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useSending } from '@werkbank/kit/use-sending';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './import-users.module.css';
import { templateText } from './user-file-text';

interface Values {
  file: File | null;
}

/** Uploads a file of users. The service refuses an unusable file as a whole before it imports any line. */
export function ImportForm({ onBegun }: { onBegun: (importId: number) => void }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { api } = useHost();
  const queries = useQueryClient();
  const formats = useFormats();
  const { run, sending, cancel } = useSending('file');
  const form = useServiceForm<Values>({
    initial: { file: null },
    check: async ({ file }) => {
      const { errorMessage } = await import('@werkbank/contracts/errors');
      if (!file) return { file: errorMessage('FIELD_REQUIRED', language, { field: t('import.file') }) };
      return file.size > largestUserFile ? { file: t('import.tooLarge') } : {};
    },
    save: async ({ file }) => {
      if (!file) return;
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      const { importId } = await run(file, (options) => api('importUsers', { headers }, options));
      await queries.invalidateQueries({ queryKey: ['listUserImports'] });
      onBegun(importId);
    },
  });
  return (
    <Panel
      title={t('import.new')}
      actions={
        <Button
          icon={icons.download}
          onClick={() => saveText(t('import.templateName'), templateText(language))}
        >
          {t('import.template')}
        </Button>
      }
    >
      <Form form={form} label={t('import.title')}>
        <UploadField
          {...form.field('file')}
          label={t('import.file')}
          accept=".csv,.txt,text/csv,text/plain"
          help={t('import.fileHelp', { count: mostUserLines, number: formats.number(mostUserLines) })}
          sending={sending}
          onCancel={cancel}
          onRetry={() => void form.submit()}
        />
        <p className={css.hint}>{t('import.mailed')}</p>
        <div>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('import.begin')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
