import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../buttons/button';
import * as icons from '../icons/paths';
import css from './overlay.module.css';
import { useModal } from './use-modal';

const firstField = 'input:enabled, select:enabled, textarea:enabled';

/** The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const id = useId();
  // By itself it begins at the button that closes it; where something is to be entered, one begins there.
  const modal = useModal(onClose, (dialog) => dialog.querySelector<HTMLElement>(firstField)?.focus());
  return (
    <dialog {...modal} className={`${css.dialog} ${wide ? css.dialogWide : ''}`} aria-labelledby={id}>
      <div className={css.dialogHead}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={icons.close} label={t('dialog.close')} onClick={onClose} />
      </div>
      <div className={css.dialogBody}>{children}</div>
    </dialog>
  );
}

/** The buttons of a dialog, the one that acts last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.dialogActions}>{children}</div>;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: {
  title: string;
  children: ReactNode;
  /** What the button does: "Delete order", never "OK". */
  confirm: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={css.body}>{children}</div>
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
