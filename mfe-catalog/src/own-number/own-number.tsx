import { Button } from '@werkbank/kit/button';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NumberedArticle } from './own-number-dialog';

const OwnNumberDialog = lazy(() => import('./own-number-dialog'));

/** The number by which the company keeps the article, with the way to change it. */
export function OwnNumber({ article }: { article: NumberedArticle }) {
  const { t } = useTranslation('articles');
  const [isOpen, setOpen] = useState(false);
  const { ownArticleNumber } = article;
  return (
    <>
      {ownArticleNumber ? <ArticleNumber>{ownArticleNumber}</ArticleNumber> : null}{' '}
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t(ownArticleNumber ? 'ownNumber.change' : 'ownNumber.enter')}
      </Button>
      {isOpen ? (
        <Suspense>
          <OwnNumberDialog article={article} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
