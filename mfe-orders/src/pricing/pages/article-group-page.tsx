import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isGone } from '../rules/is-gone';
import { PageEnd } from '../rules/page-end';
import { useOwnRules } from '../rules/use-own-rules';
import { RenameArticleGroup } from '../features/manage-article-groups/article-group-name';
import { ChooseMaterialGroups } from '../features/manage-article-groups/choose-material-groups';
import { DeleteArticleGroup } from '../features/manage-article-groups/delete-article-group';

const listAddress = '/management/article-groups';

/** One article group: its name, its material groups. */
export default function ArticleGroupPage() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { articleGroupId = '' } = useParams();
  const params = { ...useOwnRules(), articleGroupId: Number(articleGroupId) };
  const { data: group, error, refetch } = useApiQuery('getArticleGroup', { params });
  const crumbs = [{ label: t('articleGroup.title'), to: listAddress }];
  if (!group || isGone(error)) {
    if (!error) return <PageSkeleton />;
    return (
      <Page title={t('articleGroup.group')} crumbs={crumbs}>
        <ErrorState error={error} retry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title={group.name} crumbs={crumbs}>
      <Panel title={t('articleGroup.group')}>
        <RenameArticleGroup key={group.id} group={group} params={params} />
      </Panel>
      <Panel title={t('articleGroup.field.materialGroups')}>
        <ChooseMaterialGroups key={group.id} group={group} params={params} />
      </Panel>
      <PageEnd>
        <DeleteArticleGroup group={group} params={params} onDeleted={() => void navigate(listAddress)} />
      </PageEnd>
    </Page>
  );
}
