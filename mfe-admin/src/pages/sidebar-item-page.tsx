import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { DeleteItem } from '../features/edit-sidebar-item/delete-item';
import { FilePreview } from '../features/edit-sidebar-item/file-preview';
import { SidebarItemForm } from '../features/edit-sidebar-item/sidebar-item-form';
import { PageEnd } from '../viewer/page-end';
import { isGone } from '../viewer/is-gone';

const listAddress = '/management/sidebar-panel';

/** One help item, or with `new` in the address the form for another one. */
export default function SidebarItemPage() {
  const { t } = useTranslation('admin');
  const { itemId = 'new' } = useParams();
  const navigate = useNavigate();
  // The key resets the form after a save: an uploaded file must not be sent again.
  const [saved, setSaved] = useState(0);
  const isNew = itemId === 'new';
  const { data, error, refetch } = useApiQuery(
    'getSidebarItem',
    { params: { itemId: Number(itemId) } },
    { enabled: !isNew },
  );
  const crumbs = [{ label: t('sidebar.title'), to: listAddress }];
  if (isNew) {
    return (
      <Page title={t('sidebar.add')} crumbs={crumbs}>
        <Panel title={t('sidebar.item')}>
          <SidebarItemForm item={null} onSaved={() => void navigate(listAddress)} />
        </Panel>
      </Page>
    );
  }
  if (!data || isGone(error)) {
    if (!error) return <PageSkeleton />;
    return (
      <Page title={t('sidebar.item')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title={data.title} crumbs={crumbs}>
      <Panel title={t('sidebar.item')}>
        <SidebarItemForm key={`${itemId} ${saved}`} item={data} onSaved={() => setSaved(saved + 1)} />
      </Panel>
      <FilePreview key={`preview ${saved}`} item={data} />
      <PageEnd>
        <DeleteItem item={data} onDeleted={() => void navigate(listAddress)} />
      </PageEnd>
    </Page>
  );
}
