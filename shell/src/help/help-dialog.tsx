import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useModal } from '@werkbank/kit/use-modal';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import css from './help.module.css';
import { HelpFrame } from './help-frame';

/** A help item over the whole screen. Escape closes it, and what it was opened from is there again. */
export function HelpDialog({ item, onClose }: { item: SidebarItem; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  // It begins at the button that closes it.
  const modal = useModal(onClose, () => undefined);
  return (
    <dialog {...modal} className={css.dialog} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{item.title}</h2>
        <IconButton icon={icons.close} label={t('helpItems.close')} onClick={onClose} />
      </div>
      <HelpFrame item={item} large />
    </dialog>
  );
}
