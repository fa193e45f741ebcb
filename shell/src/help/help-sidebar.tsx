import type { SidebarItem } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';
import css from './help.module.css';
import { HelpList } from './help-list';

/** The help as the right column has it. */
export function HelpSidebar({ items }: { items: readonly SidebarItem[] }) {
  const { t } = useTranslation('shell');
  return (
    <section>
      <h2 className={css.heading}>{t('help')}</h2>
      <HelpList items={items} />
    </section>
  );
}
