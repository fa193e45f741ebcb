import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import css from './overlay.module.css';

export interface Question {
  title: string;
  children: ReactNode;
  /** The button's label names the action: "Delete order", never "OK". */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The content of a dialog that asks before something irreversible. */
export function ConfirmQuestion({
  children,
  confirm,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: Omit<Question, 'title'>) {
  const { t } = useTranslation('kit');
  return (
    <>
      <div className={css.body}>{children}</div>
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </>
  );
}

/** The buttons of a dialog, the one that acts last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.dialogActions}>{children}</div>;
}
