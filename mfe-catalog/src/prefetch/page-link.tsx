import { usePrefetch } from '@werkbank/kit/api';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAudience } from '../audience/use-audience';

/** A pointer or focus that only passes over the link leaves it sooner, and causes no prefetch. */
const MEANT_AFTER_MS = 80;

/** A link to an article or a category that prefetches the page's answer on hover or focus. */
export function PageLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const audience = useAudience();
  const prefetch = usePrefetch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => leave, []);
  const come = () => {
    leave();
    timer.current = setTimeout(() => {
      const [, kind, id = ''] = /^\/(article|category)\/([^/?]+)$/.exec(to) ?? [];
      if (kind === 'article') {
        prefetch('getArticle', { params: { articleId: id }, query: { ...audience, quantity: 1 } });
      }
      if (kind === 'category') {
        const query = { ...audience, q: '', page: 1, filters: '', sort: '' };
        prefetch('getCategory', { params: { categoryId: id }, query });
      }
    }, MEANT_AFTER_MS);
  };
  return (
    <Link
      to={to}
      className={className}
      onPointerEnter={come}
      onPointerLeave={leave}
      onFocus={come}
      onBlur={leave}
    >
      {children}
    </Link>
  );
}
