import { largestUserFile, mostUserLines } from '@werkbank/contracts/user-file';
import { Button } from '@werkbank/kit/button';
import { FileField } from '@werkbank/kit/file-field';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { Panel } from '@werkbank/kit/panel';
import { useForm } from '@werkbank/kit/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './import-users.module.css';
import { saveText, templateText } from './user-file-text';

interface Values {
  file: File | null;
}

/** Sends a file of users; the service says what is wrong with it as a whole, before it begins. */
export function ImportForm({ onBegun }: { onBegun: (importId: number) => void }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { api } = useHost();
  const queries = useQueryClient();
  const formats = useFormats();
  const form = useForm<Values>({
    initial: { file: null },
    check: async ({ file }) => {
      const { errorMessage } = await import('@werkbank/contracts/errors');
      if (!file) return { file: errorMessage('FIELD_REQUIRED', language, { field: t('import.file') }) };
      return file.size > largestUserFile ? { file: t('import.tooLarge') } : {};
    },
    save: async ({ file }) => {
      if (!file) return;
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      const { importId } = await api('importUsers', { headers }, { file });
      await queries.invalidateQueries({ queryKey: ['listUserImports'] });
      onBegun(importId);
    },
  });
  return (
    <Panel
      title={t('import.new')}
      actions={
        <Button icon="download" onClick={() => saveText(t('import.templateName'), templateText(language))}>
          {t('import.template')}
        </Button>
      }
    >
      <Form form={form} label={t('import.title')}>
        <FileField
          {...form.field('file')}
          label={t('import.file')}
          accept=".csv,.txt,text/csv,text/plain"
          help={t('import.fileHelp', { count: mostUserLines, number: formats.number(mostUserLines) })}
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
