import css from './feedback.module.css';

/** A bar where a text will stand, in the size it will have. */
export function Bar({ width = '100%', height }: { width?: number | string; height?: number | undefined }) {
  return <span className={css.skeleton} style={{ width, height }} />;
}

/** Lines of a text that is on its way. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bar key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
