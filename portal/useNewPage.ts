import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A page that is opened starts at its top, and the keyboard in it; going back leaves the place to the browser. */
export function useNewPage(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    if (type === 'POP') return;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
