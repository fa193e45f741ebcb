import type { SidebarItem } from '@werkbank/contracts/entities';
import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RemoteRegistry } from '../remotes/remote-registry';
import { SearchBox } from '../search/search-box';
import { HelpButton } from '../help/help-button';
import type { HelpPlace } from '../help/use-help-place';
import { BasketLink } from './basket-link';
import css from './header.module.css';
import { Mark } from './mark';
import { PreferencesMenu } from './preferences-menu';
import { UserMenu } from './user-menu';

/** The slim line on top of every page. */
export function Header({
  registry,
  help,
  helpPlace,
  wide,
  drawerOpen,
  onMenu,
}: {
  registry: Pick<RemoteRegistry, 'menuFor'>;
  help: readonly SidebarItem[];
  helpPlace: HelpPlace;
  /** As wide as a page with the right column. */
  wide: boolean;
  drawerOpen: boolean;
  onMenu: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <header className={css.header}>
      <div className={`${css.line} ${wide ? css.wide : ''}`}>
        <IconButton
          icon={icons.menu}
          label={t('drawer.open')}
          aria-expanded={drawerOpen}
          aria-controls="drawer"
          className={css.menuButton}
          onClick={onMenu}
        />
        <Link to="/" className={css.mark}>
          <Mark />
          <span className={css.markWord}>{t('product')}</span>
        </Link>
        <SearchBox />
        <div className={css.tools}>
          <HelpButton items={help} place={helpPlace} />
          <PreferencesMenu />
          <BasketLink />
          <UserMenu registry={registry} />
        </div>
      </div>
    </header>
  );
}
