import type { OwnArticle, OwnArticlePlaces } from '@werkbank/contracts/entities';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { Panel } from '@werkbank/kit/panel';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { TextArea, TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArticleValues, stockField } from './article-values';
import css from './edit-article.module.css';
import { FeatureList } from './feature-list';
import { MediaList } from './media-list';
import { PackingList } from './packing-list';
import { type EditedPrice, EditedPriceDialog, PriceList } from './price-list';
import { RelatedList } from './related-list';
import { useUnitOptions } from './use-unit-options';

interface Parts {
  form: FormState<ArticleValues>;
  article: OwnArticle;
  places: OwnArticlePlaces;
}

/** The form of an article, known or new. */
export function ArticleForm({ form, article, places, isNew }: Parts & { isNew: boolean }) {
  const { t } = useTranslation('ownArticles');
  const [edited, setEdited] = useState<EditedPrice>();
  return (
    <>
      <Form form={form} label={t('form.label')} wide>
        <div className={css.page}>
          <Texts form={form} isNew={isNew} />
          <Sale form={form} places={places} />
          <PriceList form={form} onEdit={setEdited} />
          <StockFields form={form} article={article} />
          <Units form={form} />
          <PackingList form={form} />
          <FeatureList form={form} />
          <MediaList form={form} former={article.formerMedia.length} />
          <RelatedList form={form} />
          <Numbers form={form} />
        </div>
        <SaveBar form={form} />
        <UnsavedGuard form={form} />
      </Form>
      {edited === undefined ? null : (
        <EditedPriceDialog form={form} edited={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Texts({ form, isNew }: { form: FormState<ArticleValues>; isNew: boolean }) {
  const { t } = useTranslation('ownArticles');
  return (
    <Panel title={t('section.texts')}>
      <div className={css.fields}>
        {isNew ? (
          <TextField
            label={t('field.materialNumber')}
            help={t('form.numberHelp')}
            maxLength={100}
            {...form.field('materialNumber')}
          />
        ) : null}
        <FormRow>
          <TextField label={t('field.name-de')} maxLength={500} {...form.field('name-de')} />
          <TextField
            label={t('field.name-en')}
            help={t('form.languageHelp')}
            optional
            maxLength={500}
            {...form.field('name-en')}
          />
        </FormRow>
        <FormRow>
          <TextArea
            label={t('field.description-de')}
            optional
            maxLength={50_000}
            {...form.field('description-de')}
          />
          <TextArea
            label={t('field.description-en')}
            optional
            maxLength={50_000}
            {...form.field('description-en')}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={t('field.keywords-de')}
            help={t('form.keywordsHelp')}
            optional
            {...form.field('keywords-de')}
          />
          <TextField label={t('field.keywords-en')} optional {...form.field('keywords-en')} />
        </FormRow>
      </div>
    </Panel>
  );
}

function Sale({ form, places }: Omit<Parts, 'article'>) {
  const { t } = useTranslation('ownArticles');
  const isOnSale = form.values['isOnSale'] === 'yes';
  const groups = places.categories.filter(({ kind }) => kind === 'group');
  return (
    <Panel title={t('section.sale')}>
      <div className={css.fields}>
        <Checkbox
          id={form.fieldId('isOnSale')}
          checked={isOnSale}
          disabled={form.busy}
          onChange={(checked) => form.set({ isOnSale: checked ? 'yes' : '' })}
        >
          {t('field.isOnSale')}
        </Checkbox>
        {isOnSale ? null : (
          <FormRow>
            <TextField
              label={t('field.offSaleReason-de')}
              help={t('form.reasonHelp')}
              optional
              maxLength={200}
              {...form.field('offSaleReason-de')}
            />
            <TextField
              label={t('field.offSaleReason-en')}
              optional
              maxLength={200}
              {...form.field('offSaleReason-en')}
            />
          </FormRow>
        )}
        <FormRow>
          <SelectField
            label={t('field.groupId')}
            help={t('form.groupHelp')}
            optional
            options={[
              { value: '', label: t('form.noPlace') },
              ...groups.map(({ categoryId: value, path: label }) => ({ value, label })),
            ]}
            {...form.field('groupId')}
          />
          <SelectField
            label={t('field.materialGroupId')}
            help={t('form.materialGroupHelp')}
            optional
            options={[
              { value: '', label: t('form.noMaterialGroup') },
              ...places.materialGroups.map(({ id, name: label }) => ({ value: String(id), label })),
            ]}
            {...form.field('materialGroupId')}
          />
        </FormRow>
      </div>
    </Panel>
  );
}

function StockFields({ form, article }: Omit<Parts, 'places'>) {
  const { t } = useTranslation('ownArticles');
  return (
    <Panel title={t('section.stock')}>
      <FormRow>
        {article.stock.map(({ dispatchLocationId, name, city }) => (
          <TextField
            key={dispatchLocationId}
            label={t('field.stockAt', { place: [name, city].filter(Boolean).join(', ') })}
            inputMode="numeric"
            optional
            maxLength={12}
            {...form.field(stockField(dispatchLocationId))}
          />
        ))}
        <TextField
          label={t('field.leadTimeDays')}
          help={t('form.leadTimeHelp')}
          inputMode="numeric"
          maxLength={5}
          {...form.field('leadTimeDays')}
        />
      </FormRow>
    </Panel>
  );
}

function Units({ form }: { form: FormState<ArticleValues> }) {
  const { t } = useTranslation('ownArticles');
  const optionsWith = useUnitOptions();
  return (
    <Panel title={t('section.units')}>
      <div className={css.fields}>
        <FormRow>
          <SelectField
            label={t('field.orderUnit')}
            mayBeEmpty={false}
            options={optionsWith(form.values['orderUnit'] ?? '')}
            {...form.field('orderUnit')}
          />
          <TextField
            label={t('field.contentQuantity')}
            inputMode="decimal"
            optional
            maxLength={14}
            {...form.field('contentQuantity')}
          />
          <SelectField
            label={t('field.contentUnit')}
            optional
            options={[
              { value: '', label: t('form.noUnit') },
              ...optionsWith(form.values['contentUnit'] ?? ''),
            ]}
            {...form.field('contentUnit')}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={t('field.minQuantity')}
            inputMode="numeric"
            maxLength={5}
            {...form.field('minQuantity')}
          />
          <TextField
            label={t('field.quantityInterval')}
            help={t('form.intervalHelp')}
            inputMode="numeric"
            maxLength={5}
            {...form.field('quantityInterval')}
          />
        </FormRow>
      </div>
    </Panel>
  );
}

function Numbers({ form }: { form: FormState<ArticleValues> }) {
  const { t } = useTranslation('ownArticles');
  const countries = useCountryOptions(form.values['originCountry'] ?? '');
  return (
    <Panel title={t('section.numbers')}>
      <div className={css.fields}>
        <FormRow>
          <TextField label={t('field.ean')} optional maxLength={14} {...form.field('ean')} />
          <TextField label={t('field.makerName')} optional maxLength={500} {...form.field('makerName')} />
          <TextField label={t('field.makerNumber')} optional maxLength={100} {...form.field('makerNumber')} />
        </FormRow>
        <FormRow>
          <TextField
            label={t('field.tariffNumber')}
            optional
            maxLength={16}
            {...form.field('tariffNumber')}
          />
          <SelectField
            label={t('field.originCountry')}
            optional
            options={[{ value: '', label: t('form.noCountry') }, ...countries]}
            {...form.field('originCountry')}
          />
          <TextField
            label={t('field.weightGrams')}
            inputMode="decimal"
            suffix="kg"
            optional
            maxLength={12}
            {...form.field('weightGrams')}
          />
        </FormRow>
      </div>
    </Panel>
  );
}
