import { a4, type Colour, type Layout, type Mark } from '@werkbank/contracts/documents';
import { useTranslation } from 'react-i18next';
import { PrintedPages } from '../pdf/printed-pages';
import { colors } from '../theme/tokens';
import { weights } from './browser-measure';
import css from './documents.module.css';

/** Paper is bright, whatever the screen around it is, and so is what a printer gets. */
const inks: Readonly<Record<Colour, string>> = {
  ink: colors.ink[0],
  text: colors.ink[0],
  quiet: colors.steel[0],
  line: colors.line[0],
  shade: colors.raised[0],
  accent: colors.action[0],
};

/** A document that is drawn here: its pages below each other, and the same pages for the printer. */
export function DocumentPages({ layout }: { layout: Layout }) {
  const { t } = useTranslation('kit');
  const size = layout.size ?? a4;
  const pages = layout.pages.map(({ marks }, index) => (
    <DocumentPage key={index} marks={marks} size={size} language={layout.language} />
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

function DocumentPage({
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
      <rect width={size.width} height={size.height} fill={colors.surface[0]} />
      {marks.map((mark, index) => (
        <PageMark key={index} mark={mark} />
      ))}
    </svg>
  );
}

function PageMark({ mark }: { mark: Mark }) {
  const fill = inks[mark.colour];
  switch (mark.kind) {
    case 'text':
      return (
        <text x={mark.x} y={mark.y} fontSize={mark.size} fontWeight={weights[mark.font]} fill={fill}>
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
          fill={fill}
        />
      );
    case 'box':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} fill={fill} />;
    case 'shape':
      return (
        <path
          d={mark.path}
          transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}
          {...(mark.stroke === undefined
            ? { fill }
            : { fill: 'none', stroke: fill, strokeWidth: mark.stroke })}
        />
      );
  }
}
