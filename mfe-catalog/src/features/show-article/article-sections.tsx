import type { Article } from '@werkbank/contracts/entities';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { Slot } from '@werkbank/kit/slot';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './article-sections.module.css';
import { Documents } from './documents';
import { isOfferedWithMore } from './offered-with-more';
import { type ShownDocument, ShownPdf } from './shown-pdf';
import { SimilarItems } from './similar-items';

const OfferedSection = lazy(() => import('./offered-section'));

/** Properties, specification, description and documents, each in its own table if present. */
export function ArticleSections({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const [shown, setShown] = useState<ShownDocument>();
  return (
    <>
      {article.partDescription ? (
        <Panel title={t('article.description')}>
          <p className={css.text}>{article.partDescription}</p>
        </Panel>
      ) : null}
      <div className={css.tables}>
        <NamedValues title={t('article.properties')} values={article.otherProperties} />
        <NamedValues title={t('article.specification')} values={article.partSpecifications} />
        <Documents article={article} shown={shown} onShow={setShown} />
      </div>
      {isOfferedWithMore(article) ? (
        <Suspense fallback={null}>
          <OfferedSection article={article} />
        </Suspense>
      ) : null}
      {shown ? (
        <ShownPdf key={shown.link} article={article} document={shown} onClose={() => setShown(undefined)} />
      ) : null}
      <Slot name="article-files" />
      {article.similarItems.length > 0 ? <SimilarItems article={article} /> : null}
    </>
  );
}

function NamedValues({ title, values }: { title: string; values: Article['otherProperties'] }) {
  if (values.length === 0) return null;
  return (
    <Panel title={title}>
      <Descriptions
        items={values.map(({ name, value, unit }) => [name, unit === null ? value : `${value}\u00a0${unit}`])}
      />
    </Panel>
  );
}
