import { contractErrors } from '@werkbank/kit/contract-errors';
import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import { Form } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { Checkbox, TextField } from '@werkbank/kit/text-fields';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

export interface ListData {
  name: string;
  isShared: boolean;
}

/** Name and sharing of a new or known list. */
export default function SaveListDialog({
  title,
  initial = { name: '', isShared: false },
  mayShare = true,
  save,
  onClose,
}: {
  title: string;
  initial?: ListData;
  /** The author alone decides who reads a list. */
  mayShare?: boolean;
  save: (data: ListData) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const { t: kit } = useTranslation('kit');
  const { language } = usePreferences();
  const form = useServiceForm<ListData>({
    initial,
    check: (values) =>
      contractErrors(
        (entities) => entities.savedListData,
        values,
        language,
        () => t('lists.name'),
      ),
    save: async (values) => {
      await save(values);
      onClose();
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title}>
        <TextField label={t('lists.name')} autoComplete="off" {...form.field('name')} />
        {mayShare ? (
          <Checkbox
            checked={form.values.isShared}
            disabled={form.busy}
            onChange={(isShared) => form.set({ isShared })}
          >
            {t('lists.share')}
          </Checkbox>
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
