import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { articleEditLimits } from '@werkbank/contracts/limits';
import { Button } from '@werkbank/kit/button';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { Form, FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { useCurrencyOptions } from '@werkbank/kit/offered-options';
import { Panel } from '@werkbank/kit/panel';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../../catalogue-imports/viewer/use-producer-company';
import css from './edit-articles.module.css';
import { editOf, type EditValues, fieldOfPath, noMaterialGroup, nothing, unreadNumbers } from './edit-values';

type Filter = CallRequest<'editOwnArticles'>['body']['filter'];

const number = { inputMode: 'numeric', maxLength: 12 } as const;

/** Sets fields of all articles of a filter. Their preview shows the changes before they are applied. */
export function EditForm({
  filter,
  articles,
  places,
  onBegun,
}: {
  filter: Filter;
  articles: number;
  places: CallAnswer<'listOwnArticlePlaces'>;
  onBegun: (importId: number) => void;
}) {
  const { t } = useTranslation('ownArticles');
  const { language } = usePreferences();
  const { api } = useHost();
  const formats = useFormats();
  const queries = useQueryClient();
  const { query } = useProducerCompany();
  const currencies = useCurrencyOptions(nothing.currency);
  const labelOf = (field: string) => t(`edit.${fieldOfPath(field) as keyof EditValues}`);
  const form = useServiceForm<EditValues>({
    initial: nothing,
    check: async (values) => {
      const { errorMessage } = await import('@werkbank/contracts/errors');
      const required = errorMessage('FIELD_REQUIRED', language, { field: t('edit.value') });
      const unread = unreadNumbers(values, formats, language, required);
      if (Object.keys(unread).length > 0) return unread;
      const edit = editOf(values, formats);
      const found = await contractErrors(({ articleEdit }) => articleEdit, edit, language, labelOf);
      return Object.fromEntries(Object.entries(found).map(([path, error]) => [fieldOfPath(path), error]));
    },
    fieldOf: fieldOfPath,
    save: async (values) => {
      const body = { filter, edit: editOf(values, formats) };
      const { importId } = await api('editOwnArticles', { query, body });
      await queries.invalidateQueries({ queryKey: ['listCatalogueImports'] });
      onBegun(importId);
    },
  });
  const { priceBy, replaceIn } = form.values;
  const keep = { value: '', label: t('edit.keep') };
  return (
    <Form form={form} label={t('edit.title')} wide>
      <UnsavedGuard form={form} />
      <Panel title={t('edit.sold')}>
        <div className={css.part}>
          <FormRow>
            <SelectField
              label={t('edit.sale')}
              options={[
                keep,
                { value: 'on', label: t('edit.onSale') },
                { value: 'off', label: t('edit.offSale') },
              ]}
              {...form.field('sale')}
            />
            <TextField label={t('edit.leadTimeDays')} {...number} {...form.field('leadTimeDays')} />
          </FormRow>
          <FormRow>
            <TextField label={t('edit.minQuantity')} {...number} {...form.field('minQuantity')} />
            <TextField label={t('edit.quantityInterval')} {...number} {...form.field('quantityInterval')} />
          </FormRow>
        </div>
      </Panel>
      <Panel title={t('edit.prices')}>
        <div className={css.part}>
          <p>{t('edit.pricesHelp')}</p>
          <FormRow>
            <SelectField
              label={t('edit.priceBy')}
              options={[
                keep,
                { value: 'percent', label: t('edit.byPercent') },
                { value: 'amount', label: t('edit.byAmount') },
              ]}
              {...form.field('priceBy')}
            />
            {priceBy === 'percent' ? (
              <TextField
                label={t('edit.percent')}
                help={t('edit.percentHelp', { example: formats.number(2.5) })}
                inputMode="decimal"
                maxLength={12}
                {...form.field('percent')}
              />
            ) : null}
            {priceBy === 'amount' ? (
              <>
                <TextField
                  label={t('edit.amount')}
                  help={t('edit.amountHelp')}
                  inputMode="decimal"
                  maxLength={16}
                  {...form.field('amount')}
                />
                <SelectField label={t('edit.currency')} options={currencies} {...form.field('currency')} />
              </>
            ) : null}
          </FormRow>
        </div>
      </Panel>
      <Panel title={t('edit.places')}>
        <div className={css.part}>
          <FormRow>
            <SelectField
              label={t('edit.groupId')}
              options={[
                keep,
                ...places.categories
                  .filter(({ kind }) => kind === 'group')
                  .map(({ categoryId, path }) => ({ value: categoryId, label: path })),
              ]}
              {...form.field('groupId')}
            />
            <SelectField
              label={t('edit.materialGroupId')}
              options={[
                keep,
                { value: noMaterialGroup, label: t('form.noMaterialGroup') },
                ...places.materialGroups.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...form.field('materialGroupId')}
            />
          </FormRow>
        </div>
      </Panel>
      <Panel title={t('edit.texts')}>
        <div className={css.part}>
          <FormRow>
            <SelectField
              label={t('edit.replaceIn')}
              options={[
                keep,
                { value: 'name', label: t('edit.inName') },
                { value: 'description', label: t('edit.inDescription') },
              ]}
              {...form.field('replaceIn')}
            />
            {replaceIn === '' ? null : (
              <>
                <TextField
                  label={t('edit.find')}
                  maxLength={articleEditLimits.replaced}
                  {...form.field('find')}
                />
                <TextField
                  label={t('edit.by')}
                  maxLength={articleEditLimits.replaced}
                  {...form.field('by')}
                />
              </>
            )}
          </FormRow>
        </div>
      </Panel>
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('edit.begin', { count: articles, number: formats.number(articles) })}
        </Button>
      </div>
    </Form>
  );
}
