import { type ReactNode, useId } from 'react';
import css from './page.module.css';

/** A block of a page with its own heading; `flush` lets a table reach its edges. */
export function Panel({
  title,
  mark,
  actions,
  flush = false,
  children,
}: {
  title: ReactNode;
  mark?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.panelHead}>
        <div className={css.title}>
          {/* Takes the keyboard where a control of the block goes away, see KeptFocus. */}
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {mark}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </header>
      <div className={flush ? css.panelFlush : css.panelBody}>{children}</div>
    </section>
  );
}

/** Names and values; an empty value is left out. */
export function Descriptions({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={css.descriptions}>
      {items.map(([name, value]) =>
        value === null || value === undefined || value === '' ? null : (
          <DescriptionItem key={name} name={name} value={value} />
        ),
      )}
    </dl>
  );
}

function DescriptionItem({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
