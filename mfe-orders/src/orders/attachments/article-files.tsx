import type { AttachmentList } from '@werkbank/contracts/entities';
import { Panel } from '@werkbank/kit/panel';
import { useApiQuery } from '@werkbank/kit/api';
import { workingPage } from '@werkbank/kit/working-page';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AttachedFiles } from './attached-files';
import type { AttachmentDialogsProps } from './attachment-dialogs';
import css from './attachments.module.css';

// The dialogs and antd load when one is opened, not with an article's page.
const AttachmentDialogs = lazy(workingPage<AttachmentDialogsProps>(() => import('./attachment-dialogs')));

/** Files and videos of the article on its page, for all signed-in users; its producer edits them. */
export default function ArticleFiles() {
  const { articleId = '' } = useParams();
  const { data } = useApiQuery(
    'listArticleAttachments',
    { params: { articleId } },
    { enabled: articleId !== '' },
  );
  // An extra on another remote's page: after a failure the page is complete without it.
  if (!data || (data.attachments.length === 0 && !data.mayAttach)) return null;
  return <Files key={articleId} articleId={articleId} list={data} />;
}

function Files({ articleId, list: { attachments, mayAttach } }: { articleId: string; list: AttachmentList }) {
  const { t } = useTranslation('orders');
  const to = { objectType: 'Article', objectId: articleId, attachments } as const;
  return (
    <Panel title={t('attachments.title')}>
      {mayAttach ? <p className={css.help}>{t('attachments.articleHelp')}</p> : null}
      <div className={css.inPanel}>
        <AttachedFiles
          to={to}
          mayAttach={mayAttach}
          mayChange={({ id }) => attachments.some((one) => one.id === id && one.mayChange)}
          dialog={(open, onClose) => (
            <Suspense fallback={null}>
              <AttachmentDialogs open={open} to={to} onClose={onClose} />
            </Suspense>
          )}
        />
      </div>
    </Panel>
  );
}
