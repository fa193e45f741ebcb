import type { ImportMapping } from '@werkbank/contracts/entities';
import { catalogueImportLimits } from '@werkbank/contracts/limits';
import { useApiQuery } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { Form, FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { useCurrencyOptions } from '@werkbank/kit/offered-options';
import { Panel } from '@werkbank/kit/panel';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { type FieldErrors, useServiceForm } from '@werkbank/kit/use-service-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ColumnTable } from './column-table';
import css from './map-columns.module.css';
import { mappingBody, mappingValues, type MappingValues, missingFields } from './mapping-values';

/** The meanings of the columns and the defaults of the producer. The file is read again afterwards. */
export function MappingForm({
  importId,
  companyId,
  mapping,
  onSaved,
}: {
  importId: number;
  companyId: number;
  mapping: ImportMapping;
  onSaved: () => void;
}) {
  const { t } = useTranslation('imports');
  const { language } = usePreferences();
  const { api } = useHost();
  const queries = useQueryClient();
  const formats = useFormats();
  const currencies = useCurrencyOptions(mapping.defaults.currency);
  const places = useApiQuery('listProducerDispatchLocations', { params: { companyId } });
  const form = useServiceForm<MappingValues>({
    initial: mappingValues(mapping),
    check: async ({ columns, leadTimeDays }) => {
      const { errorMessage } = await import('@werkbank/contracts/errors');
      const [missing] = missingFields(mapping.fields, columns);
      const days = formats.read(leadTimeDays);
      const most = catalogueImportLimits.leadTimeDays;
      const known = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= most;
      const errors: FieldErrors<MappingValues> = {};
      if (missing !== undefined) {
        errors.columns = errorMessage('IMPORT_COLUMN_MISSING', language, { column: missing });
      }
      if (!known) errors.leadTimeDays = t('mapping.leadTimeWrong', { max: formats.number(most) });
      return errors;
    },
    // A refusal names a column by its place.
    fieldOf: (path) => (path.startsWith('columns') ? 'columns' : path.replace(/^defaults\./, '')),
    save: async (values) => {
      const body = mappingBody(mapping, values, formats);
      await api('saveImportMapping', { params: { importId }, body });
      for (const name of ['getCatalogueImport', 'getImportMapping', 'listCatalogueImports']) {
        void queries.invalidateQueries({ queryKey: [name] });
      }
      onSaved();
    },
  });
  const columns = form.field('columns');
  const missing = missingFields(mapping.fields, columns.value);
  return (
    <Form form={form} label={t('mapping.title')} wide>
      <UnsavedGuard form={form} />
      <Panel title={t('mapping.columns')} flush>
        <div id={columns.id} tabIndex={-1} role="group" aria-label={t('mapping.columns')}>
          {missing.length > 0 ? (
            <div className={css.missing}>
              <Notice kind={columns.error === undefined ? 'signal' : 'error'}>
                {t('mapping.missing', { fields: missing.join(', ') })}
              </Notice>
            </div>
          ) : columns.error === undefined ? null : (
            <div className={css.missing}>
              <Notice kind="error">{columns.error}</Notice>
            </div>
          )}
          <ColumnTable
            mapping={mapping}
            columns={columns.value}
            refused={columns.error !== undefined}
            disabled={form.busy}
            onChange={columns.onChange}
          />
        </div>
      </Panel>
      <Panel title={t('mapping.defaults')}>
        <div className={css.form}>
          <p>{t('mapping.defaultsHelp')}</p>
          <FormRow>
            <TextField
              label={t('mapping.leadTime')}
              inputMode="numeric"
              maxLength={7}
              {...form.field('leadTimeDays')}
            />
            <SelectField label={t('mapping.currency')} options={currencies} {...form.field('currency')} />
            <SelectField
              label={t('mapping.place')}
              options={[
                { value: '', label: t('mapping.anyPlace') },
                ...(places.data ?? []).map(({ id, city, country }) => ({
                  value: String(id),
                  label: `${city} (${country})`,
                })),
              ]}
              loading={places.isPending}
              {...form.field('dispatchLocationId')}
            />
          </FormRow>
        </div>
      </Panel>
      <p>{t('mapping.remembered')}</p>
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('mapping.save')}
        </Button>
      </div>
    </Form>
  );
}
