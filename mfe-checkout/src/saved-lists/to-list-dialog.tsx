import { useApiMutation, useApiQuery } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import { Form } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { Checkbox, SelectField, TextField } from '@werkbank/kit/text-fields';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface LineOfList {
  articleId: string;
  quantity: number;
}

/** Lines come onto a new list, or onto one that the reader may change. */
export default function ToListDialog({
  lines,
  children,
  onClose,
}: {
  lines: readonly LineOfList[];
  /** Above the choice of the list. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { t: kit } = useTranslation('kit');
  const { language, country, currency } = usePreferences();
  const known = useApiQuery('listSavedLists', {}).data?.lists.filter(({ mayChange }) => mayChange) ?? [];
  const done = { changes: ['listSavedLists', 'getSavedList'], silent: true } as const;
  const create = useApiMutation('createSavedList', {
    ...done,
    success: t('lists.savedLines', { count: lines.length }),
  });
  const add = useApiMutation('changeSavedListLines', {
    ...done,
    success: t('lists.addedLines', { count: lines.length }),
  });
  const sent = lines.map(({ articleId, quantity }) => ({ articleId, quantity }));
  const audience = { language, country, currency };
  const form = useServiceForm({
    initial: { listId: '', name: '', isShared: false },
    check: ({ listId, name, isShared }) =>
      listId === ''
        ? contractErrors(
            (entities) => entities.savedListData,
            { name, isShared },
            language,
            () => t('lists.name'),
          )
        : {},
    save: async ({ listId, name, isShared }) => {
      if (listId === '') await create.mutateAsync({ body: { name, isShared, ...audience, lines: sent } });
      else await add.mutateAsync({ params: { listId }, body: { ...audience, changes: sent } });
      onClose();
    },
  });
  const { listId, isShared } = form.values;
  return (
    <Dialog title={t('lists.saveAs')} onClose={onClose}>
      <Form form={form} label={t('lists.saveAs')}>
        {children}
        {known.length === 0 ? null : (
          <SelectField
            label={t('lists.one')}
            help={listId === '' ? undefined : t('lists.replaces')}
            options={[
              { value: '', label: t('lists.newOne') },
              ...known.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('listId')}
          />
        )}
        {listId === '' ? (
          <>
            <TextField label={t('lists.name')} autoComplete="off" {...form.field('name')} />
            <Checkbox
              checked={isShared}
              disabled={form.busy}
              onChange={(shared) => form.set({ isShared: shared })}
            >
              {t('lists.share')}
            </Checkbox>
          </>
        ) : null}
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {kit('dialog.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {kit('form.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
