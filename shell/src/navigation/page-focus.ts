import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetFirstPage } from '../hydration/begin-with';

/** After a change of page the focus starts at its content, where a screen reader reads on and Tab goes on. */
export function usePageFocus(content: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    forgetFirstPage();
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
