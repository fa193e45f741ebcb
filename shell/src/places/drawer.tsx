import { IconButton } from '@werkbank/kit/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import css from './drawer.module.css';

/** The left column on a narrow screen. Going to another page closes it. */
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
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => close.current(), [pathname]);
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
      onClick={(event) => {
        // The dialog itself is what is hit beside its content: the veil.
        if (event.target === drawer.current) onClose();
      }}
    >
      <div className={css.body}>
        <div className={css.head}>
          <IconButton icon="close" label={t('drawer.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
