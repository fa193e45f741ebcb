import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Route } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { GroupList } from '../features/list-discount-groups/group-list';

const DiscountGroupPage = lazy(() => import('./discount-group-page'));
const NewDiscountGroupPage = lazy(() => import('./new-discount-group-page'));

/** Everything below /management/discount-groups. */
export default function DiscountGroupsPage() {
  const { t } = useTranslation('orders');
  return (
    <DeskPages title={t('discountGroup.title')}>
      <Route index element={<Groups />} />
      <Route path="new" element={<NewDiscountGroupPage />} />
      <Route path=":discountGroupId" element={<DiscountGroupPage />} />
    </DeskPages>
  );
}

function Groups() {
  const { t } = useTranslation('orders');
  return (
    <Page
      title={t('discountGroup.title')}
      lead={t('discountGroup.lead')}
      actions={
        <ButtonLink kind="primary" icon={icons.plus} to="/management/discount-groups/new">
          {t('discountGroup.create')}
        </ButtonLink>
      }
    >
      <GroupList />
    </Page>
  );
}
