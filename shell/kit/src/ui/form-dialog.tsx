import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { Form } from '../forms/form';
import type { FormState } from '../forms/use-service-form';
import { UnsavedGuard } from '../navigation-guard/unsaved-guard';
import { ConfirmDialog, Dialog, DialogActions } from './modal';

/** A form in a dialog, with its buttons. Whatever would close it asks first where something was typed. */
export function FormDialog<T extends object>({
  form,
  title,
  action,
  wide = false,
  onClose,
  children,
}: {
  form: FormState<T>;
  title: string;
  /** The label of the submit button; by default "Save". */
  action?: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const [asking, setAsking] = useState(false);
  const close = () => (form.dirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog title={title} wide={wide} onClose={close}>
        <Form form={form} label={title} wide={wide}>
          {children}
          <DialogActions>
            <Button onClick={close} disabled={form.busy}>
              {t('dialog.cancel')}
            </Button>
            <Button kind="primary" type="submit" busy={form.busy}>
              {action ?? t('form.save')}
            </Button>
          </DialogActions>
          <UnsavedGuard form={form} />
        </Form>
      </Dialog>
      {asking ? (
        <ConfirmDialog
          title={t('unsaved.title')}
          confirm={t('unsaved.leave')}
          danger
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {t('unsaved.text')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
