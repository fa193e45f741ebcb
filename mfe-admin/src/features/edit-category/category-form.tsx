import type { ManagedCategory, ManagedCategoryPage } from '@werkbank/contracts/entities';
import { categoryLimits } from '@werkbank/contracts/limits';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { TextField } from '@werkbank/kit/ui/input';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useTranslation } from 'react-i18next';
import { showCategory } from '../../cache-updates/categories';
import type { CategoryTree } from '../../categories/tree';
import css from './category-form.module.css';
import {
  categoryErrors,
  categoryOf,
  categoryValues,
  fieldOfCategory,
  kinds,
  possibleParents,
  siblingsOf,
} from './category-values';

/** Names and place of a category or group. */
export function CategoryForm({
  category,
  tree,
  parentId,
  onCreated,
}: {
  /** null: a new one, below `parentId`. */
  category: ManagedCategory | null;
  tree: CategoryTree;
  parentId?: string;
  onCreated?: (category: ManagedCategoryPage) => void;
}) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const categoryId = category?.categoryId ?? null;
  const params = { categoryId: categoryId ?? 'new' };
  const options = { changes: ['listCategories'], local: showCategory, silent: true } as const;
  const create = useApiMutation('createCategory', { ...options, success: t('categories.created') });
  const update = useApiMutation('updateCategory', { ...options, success: t('categories.saved') });
  const form = useObjectForm({
    object: category,
    valuesOf: (known) => categoryValues(known, parentId),
    refetch: useRefetch('getManagedCategory', { params }),
    fieldOf: fieldOfCategory,
    check: (values) => categoryErrors(values, language, (field) => t(`categories.field.${field}`)),
    save: async (values, key) => {
      const { kind, ...body } = categoryOf(values);
      if (category) await update.mutateAsync({ params, body: { ...body, ...key } });
      else onCreated?.(await create.mutateAsync({ body: { kind, ...body } }));
    },
  });
  const siblings = siblingsOf(tree, form.values.parentId, categoryId);
  const places = [
    { value: '1', label: t('categories.first') },
    ...siblings.map(({ name }, index) => ({
      value: String(index + 2),
      label: t('categories.after', { name: name[language] }),
    })),
  ];
  const parents = [
    { value: '', label: t('categories.top') },
    ...possibleParents(tree, categoryId).map((one) => ({
      value: one.categoryId,
      label: tree.pathOf(one.categoryId, language),
    })),
  ];
  const position = form.field('position');
  return (
    <Form form={form} label={t('categories.data')}>
      {category ? null : (
        <RadioGroup
          label={t('categories.kind')}
          help={t('categories.kindHelp')}
          options={kinds.map((kind) => ({ value: kind, label: t(`categories.kinds.${kind}`) }))}
          {...form.field('kind')}
          onChange={(value) => {
            const kind = kinds.find((known) => known === value);
            if (kind) form.set({ kind });
          }}
        />
      )}
      <FormRow>
        <TextField
          label={t('categories.field.nameDe')}
          maxLength={categoryLimits.name}
          {...form.field('nameDe')}
        />
        <TextField
          label={t('categories.field.nameEn')}
          maxLength={categoryLimits.name}
          {...form.field('nameEn')}
        />
      </FormRow>
      <FormRow>
        <SelectField
          label={t('categories.field.parentId')}
          options={parents}
          {...form.field('parentId')}
          onChange={(value) =>
            form.set({ parentId: value, position: String(siblingsOf(tree, value, categoryId).length + 1) })
          }
        />
        <SelectField
          label={t('categories.field.position')}
          options={places}
          {...position}
          value={position.value === '' ? String(siblings.length + 1) : position.value}
        />
      </FormRow>
      {category ? (
        <SaveBar form={form} />
      ) : (
        <div className={css.actions}>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('categories.create')}
          </Button>
          <ButtonLink to="/management/categories">{t('categories.cancel')}</ButtonLink>
        </div>
      )}
      <UnsavedGuard form={form} />
    </Form>
  );
}
