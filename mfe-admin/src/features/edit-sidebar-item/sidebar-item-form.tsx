import type { SidebarItem } from '@werkbank/contracts/entities';
import { Button, ButtonLink } from '@werkbank/kit/button';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useRefetch } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { PdfField } from './pdf-field';
import css from './sidebar-item.module.css';
import { itemErrors, itemValues, sidebarTypes, statuses } from '../../sidebar-items/item-values';
import { useSaveItem } from './use-save-item';

/** A help item: a video, a page at an address, or a pdf. */
export function SidebarItemForm({
  item,
  onSaved,
}: {
  /** Absent for a new one. */
  item: SidebarItem | null;
  onSaved: (item: SidebarItem) => void;
}) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { save, ...upload } = useSaveItem(item);
  const form = useObjectForm({
    object: item,
    valuesOf: itemValues,
    refetch: useRefetch('getSidebarItem', { params: { itemId: item?.id ?? 0 } }),
    check: (values) => itemErrors(values, item, formats, (name) => t(`sidebar.field.${name}`)),
    save: async (values, key) => onSaved(await save(values, key)),
  });
  const { type } = form.values;
  return (
    <Form form={form} label={t('sidebar.item')}>
      <TextField label={t('sidebar.field.title')} maxLength={200} {...form.field('title')} />
      <FormRow>
        <SelectField
          label={t('sidebar.field.type')}
          options={sidebarTypes.map((value) => ({ value, label: t(`sidebar.types.${value}`) }))}
          {...form.field('type')}
          onChange={(value) => {
            const chosen = sidebarTypes.find((known) => known === value);
            if (chosen) form.set({ type: chosen });
          }}
        />
        <SelectField
          label={t('sidebar.field.status')}
          options={statuses.map((value) => ({ value, label: t(`sidebar.statuses.${value}`) }))}
          {...form.field('status')}
          onChange={(value) => {
            const chosen = statuses.find((known) => known === value);
            if (chosen) form.set({ status: chosen });
          }}
        />
        <TextField
          label={t('sidebar.field.order')}
          inputMode="numeric"
          maxLength={4}
          help={t('sidebar.orderHelp')}
          {...form.field('order')}
        />
      </FormRow>
      {type === 'pdf' ? (
        <PdfField form={form} present={item?.file ?? null} upload={upload} />
      ) : (
        <TextField
          label={t('sidebar.field.url')}
          type="url"
          maxLength={500}
          help={t(`sidebar.urlHelp.${type}`)}
          {...form.field('url')}
        />
      )}
      {item ? (
        <SaveBar form={form} />
      ) : (
        <div className={css.actions}>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('sidebar.create')}
          </Button>
          <ButtonLink to="/management/sidebar-panel">{t('sidebar.cancel')}</ButtonLink>
        </div>
      )}
      <UnsavedGuard form={form} />
    </Form>
  );
}
