import { videoIdOf } from '@werkbank/contracts/video';
import { Button } from '@werkbank/kit/button';
import { ErrorBoundary } from '@werkbank/kit/error-boundary';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const VideoDialog = lazy(() => import('./video-dialog'));

/**
 * Opens a video above the page after a click. An address that is no known video, or that cannot be
 * embedded, is a plain link.
 */
export function VideoButton({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('articles');
  const [open, setOpen] = useState(false);
  const id = videoIdOf(url);
  const link = (
    <a href={url} target="_blank" rel="noreferrer">
      <Icon path={icons.external} size={12} /> {t('table.video')}
    </a>
  );
  if (id === undefined) return link;
  return (
    <ErrorBoundary fallback={() => link}>
      <Button kind="quiet" icon={icons.play} onClick={() => setOpen(true)}>
        {t('table.video')}
      </Button>
      {open ? (
        <Suspense>
          <VideoDialog id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </ErrorBoundary>
  );
}
