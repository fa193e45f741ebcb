import { type IconName, paths } from './paths';

export type { IconName } from './paths';

/**
 * A small line drawing beside a word. Decoration by default: the word says it. Where it stands alone, `label` names it.
 */
export function Icon({ name, size = 16, label }: { name: IconName; size?: number; label?: string }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
