import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import css from './media.module.css';

/**
 * A drawing or photo with a fixed size, so that it moves no content when it loads. A missing or broken
 * file shows a placeholder. Decorative unless `alt` describes it.
 */
export function Drawing({
  src,
  srcSet,
  sizes,
  alt = '',
  width,
  height,
  eager = false,
  first = false,
}: {
  src: string | null;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt?: string;
  width: number;
  height: number;
  /** For images in the first view; all others load when they come near. */
  eager?: boolean;
  /** The largest image of the first view, with the highest fetch priority. */
  first?: boolean;
}) {
  const [failed, setFailed] = useState<string>();
  const missing = src === null || failed === src;
  return (
    <span className={css.place} style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}>
      {missing ? (
        <span className={css.missing}>
          <Icon path={icons.wrench} size={Math.min(24, height / 2)} />
        </span>
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager || first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
