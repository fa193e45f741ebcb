import { Link } from 'react-router';
import css from './overlay.module.css';

/** Views of one list as links: each has its own address. */
export function Tabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly { readonly key: string; readonly label: string; readonly to: string }[];
  current: string;
}) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          className={css.tab}
          aria-current={tab.key === current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
