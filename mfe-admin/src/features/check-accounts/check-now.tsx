import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';

/** Has all accounts compared right now. With many of them the check outlasts the answer, and the page goes on asking. */
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
