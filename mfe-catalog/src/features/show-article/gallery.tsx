import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../media/drawing';
import css from './gallery.module.css';

const VISIBLE = 5;

/** The pictures of an article: one large, five thumbnails in view, arrows to the others. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('articles');
  const [shown, setShown] = useState(0);
  const first = Math.max(0, Math.min(shown - Math.floor(VISIBLE / 2), images.length - VISIBLE));
  return (
    <div className={css.gallery}>
      <div className={css.large}>
        <Drawing
          first
          src={images[shown] ?? null}
          alt={t('article.picture', { name, number: shown + 1 })}
          width={560}
          height={320}
        />
      </div>
      {images.length > 1 ? (
        <div className={css.thumbs} role="group" aria-label={t('article.pictures')}>
          <IconButton
            icon={icons.chevronLeft}
            label={t('article.previousPicture')}
            disabled={shown === 0}
            onClick={() => setShown(shown - 1)}
          />
          {images.slice(first, first + VISIBLE).map((image, index) => (
            <button
              key={image}
              type="button"
              className={css.thumb}
              aria-label={t('article.picture', { name, number: first + index + 1 })}
              aria-pressed={first + index === shown}
              onClick={() => setShown(first + index)}
            >
              <Drawing src={image} width={72} height={48} />
            </button>
          ))}
          <IconButton
            icon={icons.chevronRight}
            label={t('article.nextPicture')}
            disabled={shown === images.length - 1}
            onClick={() => setShown(shown + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
