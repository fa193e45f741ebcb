import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { SidebarList } from '../features/list-sidebar-items/sidebar-list';

/** The items of the help panel. */
export default function SidebarPanelPage() {
  const { t } = useTranslation('admin');
  return (
    <Page
      title={t('sidebar.title')}
      actions={
        <ButtonLink kind="primary" icon={icons.plus} to="/management/sidebar-panel/new">
          {t('sidebar.add')}
        </ButtonLink>
      }
    >
      <SidebarList />
    </Page>
  );
}
