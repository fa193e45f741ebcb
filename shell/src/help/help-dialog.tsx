import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './help.module.css';
import { HelpFrame } from './help-frame';

/** A help item over the whole screen. Escape closes it and gives the focus back. */
export function HelpDialog({ item, onClose }: { item: SidebarItem; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 id={id}>{item.title}</h2>
        <IconButton icon="close" label={t('helpItems.close')} onClick={onClose} />
      </div>
      <HelpFrame item={item} large />
    </dialog>
  );
}
