import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { SetupGuide } from '../features/guide-setup/setup-guide';

/** The way from an empty installation to the first order. */
export default function SetupPage() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('setup.title')} lead={t('setup.lead')}>
      <SetupGuide />
    </Page>
  );
}
