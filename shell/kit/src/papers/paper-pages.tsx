import { a4, type Layout, type Mark } from '@werkbank/contracts/papers';
import { useTranslation } from 'react-i18next';
import { PrintedPages } from '../pdf/printed-pages';
import { weights } from './browser-measure';
import css from './papers.module.css';

/** A document that is drawn here: its pages below each other, and the same pages for the printer. */
export function PaperPages({ layout }: { layout: Layout }) {
  const { t } = useTranslation('kit');
  const size = layout.size ?? a4;
  const pages = layout.pages.map(({ marks }, index) => (
    <PaperPage key={index} marks={marks} size={size} language={layout.language} />
  ));
  return (
    <>
      <div className={css.pages}>
        {pages.map((page, index) => (
          <figure
            key={index}
            className={css.sheet}
            aria-label={t('pdf.page', { page: index + 1, total: pages.length })}
          >
            {page}
          </figure>
        ))}
      </div>
      <PrintedPages size={size}>{pages}</PrintedPages>
    </>
  );
}

function PaperPage({
  marks,
  size,
  language,
}: {
  marks: readonly Mark[];
  size: { width: number; height: number };
  language: string;
}) {
  return (
    <svg className={css.page} viewBox={`0 0 ${size.width} ${size.height}`} lang={language}>
      {marks.map((mark, index) => (
        <PaperMark key={index} mark={mark} />
      ))}
    </svg>
  );
}

function PaperMark({ mark }: { mark: Mark }) {
  const className = css[mark.colour];
  switch (mark.kind) {
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={weights[mark.font]}
          className={className}
        >
          {mark.text}
        </text>
      );
    case 'rule':
      return (
        <rect
          x={mark.x}
          y={mark.y - mark.thickness / 2}
          width={mark.width}
          height={mark.thickness}
          className={className}
        />
      );
    case 'box':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} className={className} />;
    case 'shape':
      return (
        <path
          d={mark.path}
          transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}
          className={[className, mark.stroke === undefined ? '' : css.drawn].join(' ')}
          {...(mark.stroke === undefined ? {} : { strokeWidth: mark.stroke })}
        />
      );
  }
}
