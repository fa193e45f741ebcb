import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';

/** Compares all accounts now. A comparison of many accounts outlasts the request, so the page polls. */
export function CheckNow({ checking }: { checking: boolean }) {
  const { t } = useTranslation('admin');
  const check = useApiMutation('repairUserDrift', { changes: ['getUserDrift', 'listUserDifferences'] });
  return (
    <Button
      kind="primary"
      icon={icons.reload}
      busy={checking || check.isPending}
      onClick={() => check.mutate({})}
    >
      {t('accounts.checkNow')}
    </Button>
  );
}
