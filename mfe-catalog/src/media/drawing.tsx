import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import css from './media.module.css';

/**
 * A drawing or a photo in a place of fixed size, so that nothing moves when it arrives; where there is none, or it
 * cannot be loaded, a quiet sign stands there. Decoration unless `alt` says what it shows.
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
  /** For what is seen first; everything else is loaded when it comes near. */
  eager?: boolean;
  /** The largest of them: before all others. */
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
