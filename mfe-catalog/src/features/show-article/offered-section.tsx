import type { Article } from '@werkbank/contracts/entities';
import { unitName } from '@werkbank/contracts/quantities';
import { useFormats } from '@werkbank/kit/formats';
import { usePreferences } from '@werkbank/kit/host';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { ArticleTable } from '../../article-table/article-table';
import css from './article-sections.module.css';

/** Maker, packings, classes, safety marks and cutting data, and the related articles. */
export default function OfferedSection({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const { language } = usePreferences();
  const formats = useFormats();
  const { packings = [], classifications = [], safety = {}, cuttingData = [], relatedItems = [] } = article;
  const items: (readonly [string, string | undefined])[] = [
    [t('article.maker'), article.makerName],
    [t('article.makerNumber'), article.makerNumber],
    [
      t('article.packings'),
      packings
        .map(({ unit, quantity, ean }) => {
          const size = `${unitName(unit, 1, language)}: ${formats.number(quantity)}`;
          return ean === null ? size : `${size} (${ean})`;
        })
        .join(' · '),
    ],
    [
      t('article.classes'),
      classifications
        .map(({ system, version, code }) => [system, version, code].filter(Boolean).join(' '))
        .join(' · '),
    ],
    [t('article.unNumber'), safety.unNumber],
    [t('article.hazards'), safety.hazardClasses?.join(', ')],
    [t('article.marks'), safety.marks?.join(' · ')],
  ];
  const said = items.filter(([, value]) => value !== undefined && value !== '');
  return (
    <>
      {said.length > 0 || cuttingData.length > 0 ? (
        <Panel title={t('article.offered')}>
          <Descriptions items={said} />
          {cuttingData.length > 0 ? <CuttingTable rows={cuttingData} /> : null}
        </Panel>
      ) : null}
      {relatedItems.map(({ relation, articles }) => (
        <section key={relation} className={css.similar}>
          <h2>{t(`article.relation.${relation}`)}</h2>
          <ArticleTable
            caption={t(`article.relation.${relation}`)}
            rows={articles}
            columns={[]}
            rowsOf="mixed"
          />
        </section>
      ))}
    </>
  );
}

function CuttingTable({ rows }: { rows: NonNullable<Article['cuttingData']> }) {
  const { t } = useTranslation('articles');
  return (
    <table className={css.cutting}>
      <caption>{t('article.cutting')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('article.cuttingMaterial')}</th>
          <th scope="col">{t('article.cuttingSpeed')}</th>
          <th scope="col">{t('article.cuttingFeed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ material, speed, feed }) => (
          <tr key={`${material} ${speed} ${feed}`}>
            <th scope="row">{material}</th>
            <td>{speed ?? '–'}</td>
            <td>{feed ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
