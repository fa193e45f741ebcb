import { useApiQuery } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/** Orders on the home page that wait for an approval, by the reader or by another person. */
export default function WaitingApprovals() {
  const { t } = useTranslation('checkout');
  const { data } = useApiQuery('listOrderApprovals', {});
  const waiting = data?.approvals.filter(({ state }) => state === 'Waiting') ?? [];
  const toDecide = waiting.filter(({ mayDecide }) => mayDecide).length;
  if (waiting.length === 0) return null;
  return (
    <Notice kind={toDecide > 0 ? 'signal' : 'info'}>
      {toDecide > 0
        ? t('approval.waitForYou', { count: toDecide })
        : t('approval.ownWait', { count: waiting.length })}{' '}
      <ButtonLink to="/approvals">{t('approval.title')}</ButtonLink>
    </Notice>
  );
}
