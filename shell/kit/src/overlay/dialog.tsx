import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/button';
import * as icons from '../icons/paths';
import { ConfirmQuestion, type Question } from './confirm-question';
import css from './overlay.module.css';
import { useModal } from './use-modal';

const firstField = 'input:enabled, select:enabled, textarea:enabled';

export { DialogActions } from './confirm-question';

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
  // The first focus is the close button; a dialog with input begins at its field.
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

/** Asks before something irreversible. */
export function ConfirmDialog({ title, ...question }: Question) {
  return (
    <Dialog title={title} onClose={question.onClose}>
      <ConfirmQuestion {...question} />
    </Dialog>
  );
}
