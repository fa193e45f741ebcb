import { Tabs } from '@werkbank/kit/tabs';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../catalogue-imports/viewer/use-producer-company';
import { historyPath, ownArticlePath } from './own-article-paths';

/** The views of an own article. */
export function ArticleTabs({ current, articleId }: { current: 'article' | 'history'; articleId: string }) {
  const { t } = useTranslation('ownArticles');
  const { search } = useProducerCompany();
  return (
    <Tabs
      label={t('tabs.label')}
      current={current}
      tabs={[
        { key: 'article', label: t('tabs.article'), to: ownArticlePath(articleId) + search },
        { key: 'history', label: t('tabs.history'), to: historyPath(articleId) + search },
      ]}
    />
  );
}
