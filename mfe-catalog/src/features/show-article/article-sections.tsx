import type { Article } from '@werkbank/contracts/entities';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleTable } from '../../article-table/article-table';
import css from './article-sections.module.css';
import { Documents } from './documents';
import { type ShownDocument, ShownPdf } from './shown-pdf';

/** Beside price and quantity, with words instead of letters in the heads. */
const MOST_SHARED = 5;

/** Properties, specification, description, documents: what is there, each in its own table. */
export function ArticleSections({ article }: { article: Article }) {
  const { t } = useTranslation('catalog');
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
      {shown ? (
        <ShownPdf key={shown.link} article={article} document={shown} onClose={() => setShown(undefined)} />
      ) : null}
      {article.similarItems.length > 0 ? (
        <section className={css.similar}>
          <h2>{t('article.similar')}</h2>
          <ArticleTable
            caption={t('article.similar')}
            rows={article.similarItems}
            columns={sharedColumns(article).slice(0, MOST_SHARED)}
          />
        </section>
      ) : null}
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

/**
 * The columns for similar items. The article's own properties carry label and unit but no key; the row beside them
 * has the keys, in the same order.
 */
function sharedColumns(article: Article) {
  const keys = Object.keys(article.properties);
  return article.otherProperties.flatMap((property, index) => {
    const key = keys[index];
    if (key === undefined || article.properties[key] !== property.value) return [];
    const numeric = /^[\d.,]+$/.test(property.value);
    return [
      {
        key,
        label: property.name,
        unit: property.unit,
        letter: null,
        kind: numeric ? ('number' as const) : ('text' as const),
      },
    ];
  });
}
