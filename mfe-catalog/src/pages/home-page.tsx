import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';

export default function HomePage() {
  const { t } = useTranslation('catalog');
  return <Page title={t('home.title')}>{null}</Page>;
}
