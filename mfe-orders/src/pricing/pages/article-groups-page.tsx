import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, useNavigate } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { ArticleGroupList } from '../features/manage-article-groups/article-group-list';
import { AddArticleGroup } from '../features/manage-article-groups/article-group-name';

const ArticleGroupPage = lazy(() => import('./article-group-page'));

/** Everything below /management/article-groups. */
export default function ArticleGroupsPage() {
  const { t } = useTranslation('orders');
  return (
    <DeskPages title={t('articleGroup.title')}>
      <Route index element={<Groups />} />
      <Route path=":articleGroupId" element={<ArticleGroupPage />} />
    </DeskPages>
  );
}

function Groups() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={t('articleGroup.title')}
      lead={t('articleGroup.lead')}
      actions={
        <Button kind="primary" icon={icons.plus} onClick={() => setAdding(true)}>
          {t('articleGroup.add')}
        </Button>
      }
    >
      <ArticleGroupList />
      {adding ? (
        <AddArticleGroup
          onCreated={({ id }) => void navigate(`/management/article-groups/${id}`)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Page>
  );
}
