import { Dialog } from '@werkbank/kit/dialog';
import { useTranslation } from 'react-i18next';
import css from './video.module.css';

/** A video above the page, from the host that sets no cookie. */
export default function VideoDialog({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('articles');
  return (
    <Dialog wide title={t('video.title', { title })} onClose={onClose}>
      <iframe
        className={css.video}
        title={t('video.title', { title })}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=0&controls=1`}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      />
    </Dialog>
  );
}
