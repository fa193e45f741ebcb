import { Button } from '@werkbank/kit/button';
import { useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { Menu, MenuAction, MenuLink } from '@werkbank/kit/menu';
import { useTranslation } from 'react-i18next';
import type { RemoteRegistry } from '../remotes/remote-registry';
import { callerOf } from '../session/caller-of';
import css from './header.module.css';

/** The user's own menu; a login link for visitors. */
export function UserMenu({ registry }: { registry: Pick<RemoteRegistry, 'menuFor'> }) {
  const { t } = useTranslation('shell');
  const host = useHost();
  const session = useSession();
  const { language } = usePreferences();
  const { user } = session;
  if (!user) {
    return (
      <Button
        kind="quiet"
        icon={icons.user}
        aria-label={t('user.logIn')}
        onClick={() => host.session.askForLogin()}
      >
        <span className={css.word}>{t('user.logIn')}</span>
      </Button>
    );
  }
  return (
    <Menu
      end
      label={t('user.label', { name: `${user.firstName} ${user.lastName}` })}
      trigger={
        <>
          <Icon path={icons.user} />
          <span className={css.word}>{user.lastName}</span>
        </>
      }
    >
      <p className={css.who}>
        <strong>
          {user.firstName} {user.lastName}
        </strong>
        {user.companyName ?? user.email}
      </p>
      {registry.menuFor(callerOf(session, language)).map((entry) => (
        <MenuLink key={`${entry.to}-${entry.order}`} to={entry.to}>
          {entry.label[language]}
        </MenuLink>
      ))}
      <MenuAction icon={icons.logOut} onSelect={() => void host.session.logOut()}>
        {t('user.logOut')}
      </MenuAction>
    </Menu>
  );
}
