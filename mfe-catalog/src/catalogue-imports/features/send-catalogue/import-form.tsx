import { catalogueImportLimits } from '@werkbank/contracts/limits';
import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { Panel } from '@werkbank/kit/panel';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useSending } from '@werkbank/kit/use-sending';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../viewer/use-producer-company';
import css from './send-catalogue.module.css';
import { FormatHelp } from './format-help';
import { SampleFiles } from './sample-files';

const modes: readonly CatalogueImportMode[] = ['update', 'full', 'prices', 'stock'];

const bytesOfGigabyte = 2 ** 30;

interface Values {
  file: File | null;
  mode: CatalogueImportMode;
}

/** Sends a catalogue. It is applied later, from its preview. */
export function ImportForm({ onBegun }: { onBegun: (importId: number) => void }) {
  const { t } = useTranslation('imports');
  const { language } = usePreferences();
  const { api } = useHost();
  const { query } = useProducerCompany();
  const queries = useQueryClient();
  const formats = useFormats();
  const { run, sending, cancel } = useSending('file');
  const size = `${formats.number(catalogueImportLimits.bytes / bytesOfGigabyte)}\u00a0GB`;
  const form = useServiceForm<Values>({
    initial: { file: null, mode: 'update' },
    check: async ({ file }) => {
      const { errorMessage } = await import('@werkbank/contracts/errors');
      if (!file) return { file: errorMessage('FIELD_REQUIRED', language, { field: t('send.file') }) };
      if (file.size === 0) return { file: errorMessage('CATALOGUE_FILE_EMPTY', language) };
      return file.size > catalogueImportLimits.bytes ? { file: t('send.tooLarge', { size }) } : {};
    },
    save: async ({ file, mode }) => {
      if (!file) return;
      const request = {
        headers: { 'x-file-name': encodeURIComponent(file.name) },
        query: { ...query, mode },
      };
      const { importId } = await run(file, (options) => api('startCatalogueImport', request, options));
      await queries.invalidateQueries({ queryKey: ['listCatalogueImports'] });
      onBegun(importId);
    },
  });
  return (
    <Panel
      title={t('send.title')}
      actions={
        <>
          <FormatHelp />
          <SampleFiles mode={form.values.mode} />
        </>
      }
    >
      <Form form={form} label={t('send.title')}>
        <UploadField
          {...form.field('file')}
          label={t('send.file')}
          accept=".xml,.bmecat,.csv,.txt,.xlsx,.zip"
          help={t('send.fileHelp', { size })}
          sending={sending}
          onCancel={cancel}
          onRetry={() => void form.submit()}
        />
        <RadioGroup
          label={t('send.mode')}
          framed
          options={modes.map((mode) => ({
            value: mode,
            label: (
              <>
                {t(`mode.${mode}`)}
                <span className={css.effect}>{t(`modeHelp.${mode}`)}</span>
              </>
            ),
          }))}
          value={form.values.mode}
          disabled={form.busy}
          onChange={(mode) => form.set({ mode: modes.find((one) => one === mode) ?? 'update' })}
        />
        <div>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('send.begin')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
