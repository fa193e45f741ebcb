import { ButtonLink } from '@werkbank/kit/button';
import { EmptyState } from '@werkbank/kit/feedback';
import { useSession } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';

/** The home page of a shop without categories: platform admins get a link to the setup. */
export function EmptyShop() {
  const { t } = useTranslation('catalog');
  const { user } = useSession();
  const isAdmin = user?.roles.PlatformAdmin === true;
  return (
    <EmptyState
      title={t('home.empty')}
      actions={
        isAdmin ? (
          <ButtonLink kind="primary" to="/management/setup">
            {t('home.setUp')}
          </ButtonLink>
        ) : null
      }
    >
      {t(isAdmin ? 'home.emptyForAdmin' : 'home.emptyHelp')}
    </EmptyState>
  );
}
