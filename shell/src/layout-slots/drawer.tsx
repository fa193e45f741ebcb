import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { tellDialogs } from '@werkbank/kit/top-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './drawer.module.css';

/** The left column on a narrow screen. Escape and a click beside it close it. */
export function Drawer({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('shell');
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = drawer.current;
    if (!element || !open) return;
    // A click beside the content hits the dialog itself: the veil.
    const beside = (event: Event) => {
      if (event.target === element) onClose();
    };
    element.showModal();
    tellDialogs();
    element.addEventListener('click', beside);
    return () => {
      element.removeEventListener('click', beside);
      element.close();
      tellDialogs();
    };
  }, [open, onClose]);
  return (
    <dialog
      ref={drawer}
      id="drawer"
      className={css.drawer}
      aria-label={t('drawer.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.body}>
        <div className={css.head}>
          <IconButton icon={icons.close} label={t('drawer.close')} onClick={onClose} />
        </div>
        <div className={css.content}>{children}</div>
      </div>
    </dialog>
  );
}
