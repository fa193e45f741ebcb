import type { Article } from '@werkbank/contracts/entities';
import { useFormats } from '@werkbank/kit/formats';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { PdfToggle } from '@werkbank/kit/pdf';
import { useTranslation } from 'react-i18next';
import { VideoButton } from '../../video/video-button';
import css from './article-sections.module.css';
import { canBeShown, type ShownDocument, shownPdfId } from './shown-pdf';

/** Documents to open, or to be shown within the page where we may read them, and videos. */
export function Documents({
  article,
  shown,
  onShow,
}: {
  article: Article;
  shown: ShownDocument | undefined;
  onShow: (document: ShownDocument | undefined) => void;
}) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const videos = [article.videoUrl, article.producerVideoLink].filter((link) => link !== null);
  if (article.documentLinks.length === 0 && videos.length === 0) return null;
  return (
    <Panel title={t('article.documents')}>
      <ul className={css.documents}>
        {article.documentLinks.map((document) => (
          <li key={document.link}>
            <a href={document.link} target="_blank" rel="noreferrer">
              <Icon path={icons.document} />
              {document.fileName}
            </a>
            <span>
              {[
                document.mediaType.split('/')[1]?.toUpperCase(),
                document.bytes === null ? undefined : formats.bytes(document.bytes),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {canBeShown(document) ? (
              <PdfToggle
                name={document.fileName}
                panelId={shownPdfId}
                shown={shown?.link === document.link}
                onToggle={() => onShow(shown?.link === document.link ? undefined : document)}
              />
            ) : null}
          </li>
        ))}
        {videos.map((link) => (
          <li key={link}>
            <VideoButton url={link} title={article.materialNumber} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
