import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './table.module.css';
import { useScrollingTable } from './use-scrolling-table';

/** Scrolls a table that is wider than its place, by keyboard too. Shadows at its edges show on which side there is more. */
export function TableFrame({
  label,
  flush,
  className,
  style,
  onFrame,
  children,
}: {
  label: string;
  flush?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** Hears of the element that scrolls, and of its end. */
  onFrame?: (element: HTMLElement | null) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const { scrolls, ref } = useScrollingTable();
  const classes = [css.frame, flush && css.flush, className].filter(Boolean).join(' ');
  const region = { role: 'region', 'aria-label': t('table.scrolls', { name: label }), tabIndex: 0 } as const;
  return (
    <div className={css.place}>
      <div
        ref={(element) => {
          onFrame?.(element);
          return element ? ref(element) : undefined;
        }}
        className={classes}
        style={style}
        {...(scrolls ? region : {})}
      >
        {children}
      </div>
    </div>
  );
}
