import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CreateGroupForm } from '../features/edit-discount-group/create-group-form';

const listAddress = '/management/discount-groups';

export default function NewDiscountGroupPage() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  return (
    <Page title={t('discountGroup.create')} crumbs={[{ label: t('discountGroup.title'), to: listAddress }]}>
      <Panel title={t('discountGroup.group')}>
        <CreateGroupForm onCreated={({ id }) => void navigate(`${listAddress}/${id}`)} />
      </Panel>
    </Page>
  );
}
