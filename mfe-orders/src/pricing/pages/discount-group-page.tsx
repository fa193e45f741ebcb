import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { Tag } from '@werkbank/kit/ui/tag';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isGone } from '../rules/is-gone';
import { PageEnd } from '../rules/page-end';
import { useOwnRules } from '../rules/use-own-rules';
import { ChangeGroupForm } from '../features/edit-discount-group/change-group-form';
import { CopyGroup } from '../features/edit-discount-group/copy-group';
import { DeleteGroup } from '../features/edit-discount-group/delete-group';
import { DiscountList } from '../features/edit-discounts/discount-list';
import { groupNameOf } from '../rules/group-names';

const listAddress = '/management/discount-groups';

/** One discount group with its discounts. */
export default function DiscountGroupPage() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { discountGroupId = '' } = useParams();
  const params = { ...useOwnRules(), discountGroupId: Number(discountGroupId) };
  const { data: group, error, refetch } = useApiQuery('getDiscountGroup', { params });
  const crumbs = [{ label: t('discountGroup.title'), to: listAddress }];
  if (!group || isGone(error)) {
    if (!error) return <PageSkeleton />;
    return (
      <Page title={t('discountGroup.group')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page
      title={groupNameOf(t, group)}
      crumbs={crumbs}
      mark={group.isOtherCustomerGroup ? <Tag kind="action">{t('discountGroup.unassigned')}</Tag> : null}
      lead={group.isOtherCustomerGroup ? t('discountGroup.unassignedHelp') : undefined}
      actions={
        <CopyGroup
          group={group}
          params={params}
          onCopied={({ id }) => void navigate(`${listAddress}/${id}`)}
        />
      }
    >
      <Panel title={t('discountGroup.group')}>
        <ChangeGroupForm key={group.id} group={group} params={params} />
      </Panel>
      <DiscountList group={group} params={params} answer={{ error, refetch }} />
      <PageEnd>
        <DeleteGroup group={group} params={params} onDeleted={() => void navigate(listAddress)} />
      </PageEnd>
    </Page>
  );
}
