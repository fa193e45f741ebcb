import type { CategoryPage, Column } from '@werkbank/contracts/entities';
import { useTranslation } from 'react-i18next';
import { DimensionLetter } from '../../article-table/dimension-letter';
import { Drawing } from '../../media/drawing';
import { VideoButton } from '../../video/video-button';
import css from './group.module.css';

/** The drawing with its dimension letters, and the meaning of each letter. */
export function GroupHead({ group }: { group: NonNullable<CategoryPage['group']> }) {
  const { t } = useTranslation('articles');
  const video = group.articles.find(({ videoUrl }) => videoUrl !== null)?.videoUrl;
  const dimensions = group.columns.filter((column) => column.letter !== null);
  return (
    <div className={css.place}>
      <div className={css.head}>
        <figure className={css.figure}>
          <Drawing
            first
            src={group.drawingUrl ?? group.imageUrl}
            alt={t('group.drawing', { letters: dimensions.map(({ letter }) => letter).join(', ') })}
            width={480}
            height={200}
          />
        </figure>
        <div className={css.words}>
          <p>{group.groupDescription}</p>
          {dimensions.length > 0 ? (
            <dl className={css.legend}>
              {dimensions.map((column) => (
                <Dimension key={column.key} column={column} />
              ))}
            </dl>
          ) : null}
          {video ? (
            <div>
              <VideoButton url={video} title={group.groupDescription} />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Dimension({ column }: { column: Column }) {
  return (
    <div>
      <dt>
        <DimensionLetter letter={column.letter ?? ''} />
      </dt>
      <dd>
        {column.label}
        {column.unit === null ? null : <span> {column.unit}</span>}
      </dd>
    </div>
  );
}
