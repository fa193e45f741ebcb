import type { ReactNode } from 'react';
import type { Column } from './columns';
import css from './table.module.css';

const longest = 60;

/**
 * A text of any length in a table. A long one takes three lines. The whole text appears with the focus in its row and under the
 * pointer, and screen readers read it.
 */
function LongText({ children }: { children: string }) {
  if (children.length <= longest) return children;
  return (
    <span className={css.long} title={children}>
      {children}
    </span>
  );
}

/** What a cell shows: a text that its column does not lay out itself may be a long one. */
export function cellContent<Row>({ render, prose }: Column<Row>, row: Row): ReactNode {
  const content = render(row);
  if (prose) return <span className={css.prose}>{content}</span>;
  return typeof content === 'string' ? <LongText>{content}</LongText> : content;
}
