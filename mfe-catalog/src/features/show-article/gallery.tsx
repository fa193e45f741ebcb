import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../media/drawing';
import css from './gallery.module.css';
import { type GalleryPicture, place, ratioOfPlace, sizesWithin } from './gallery-pictures';

const VISIBLE = 5;

/** The pictures of an article: one large, five thumbnails in view, arrows to the others. */
export function Gallery({ images, name }: { images: readonly GalleryPicture[]; name: string }) {
  const { t } = useTranslation('articles');
  const [shown, setShown] = useState(0);
  const first = Math.max(0, Math.min(shown - Math.floor(VISIBLE / 2), images.length - VISIBLE));
  const large = images[shown];
  const ratio = ratioOfPlace(images);
  return (
    <div className={css.gallery}>
      <div className={css.large}>
        <Drawing
          first
          src={large?.src ?? null}
          srcSet={large?.srcSet}
          sizes={large?.srcSet && sizesWithin(ratio, large)}
          alt={large?.description ?? t('article.picture', { name, number: shown + 1 })}
          width={place.width}
          height={Math.round(place.width / ratio)}
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
              key={image.src}
              type="button"
              className={css.thumb}
              aria-label={image.description ?? t('article.picture', { name, number: first + index + 1 })}
              aria-pressed={first + index === shown}
              onClick={() => setShown(first + index)}
            >
              <Drawing src={image.thumbnail} width={72} height={48} />
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
