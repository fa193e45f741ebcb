import type { User } from '@werkbank/contracts/entities';
import { Facts } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';

/** Who somebody is, as others see them on an order. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('admin');
  return (
    <Facts
      facts={[
        [t('user.name'), `${t(`salutation.${user.salutation}`)} ${user.firstName} ${user.lastName}`],
        [t('user.email'), user.email],
        [t('user.phone'), user.phone],
        [t('user.company'), user.companyName],
        [
          t('user.roles'),
          rolesOf(user)
            .map((role) => t(`role.${role}`))
            .join(', '),
        ],
      ]}
    />
  );
}

function rolesOf({ roles }: User): string[] {
  return Object.entries(roles)
    .filter(([, held]) => held)
    .map(([role]) => role);
}
