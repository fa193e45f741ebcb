import type * as icons from './paths';

/** A drawing of `@werkbank/kit/icons`. */
export type IconPath = (typeof icons)[keyof typeof icons];

/** A small line drawing beside a word. Decoration by default, because the word has the meaning. Alone, it needs a `label`. */
export function Icon({ path, size = 16, label }: { path: IconPath; size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}
