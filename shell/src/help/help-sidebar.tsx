import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import css from './help.module.css';
import { HelpList } from './help-list';

/** The help as the right column has it, which can be closed, and the drawer, which is closed as a whole. */
export function HelpSidebar({ items, onClose }: { items: readonly SidebarItem[]; onClose?: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <section>
      <div className={css.top}>
        <h2>{t('help')}</h2>
        {onClose ? <IconButton icon={icons.close} label={t('helpItems.close')} onClick={onClose} /> : null}
      </div>
      <HelpList items={items} />
    </section>
  );
}
