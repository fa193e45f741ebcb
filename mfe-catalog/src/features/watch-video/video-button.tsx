import { videoIdOf } from '@werkbank/contracts/video';
import { Button } from '@werkbank/kit/button';
import { Dialog } from '@werkbank/kit/dialog';
import { Icon } from '@werkbank/kit/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './watch-video.module.css';

/**
 * Opens a video above the page, from the host that sets no cookie, and not before somebody asks for it. What is no such
 * video is a page elsewhere, and a link.
 */
export function VideoButton({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const id = videoIdOf(url);
  if (id === undefined) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <Icon name="external" size={12} /> {t('table.video')}
      </a>
    );
  }
  return (
    <>
      <Button kind="quiet" icon="play" onClick={() => setOpen(true)}>
        {t('table.video')}
      </Button>
      {open ? (
        <Dialog wide title={t('video.title', { title })} onClose={() => setOpen(false)}>
          <iframe
            className={css.video}
            title={t('video.title', { title })}
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=0&controls=1`}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          />
        </Dialog>
      ) : null}
    </>
  );
}
