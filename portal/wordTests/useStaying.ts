import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLeaveGuard } from '#ui-kit';

/** The state of the entry that stands over the page's own while an attempt is open, so that Back finds that first. */
const ON_TOP = 'word-test';

/** The document was loaded anew in the midst of an attempt. */
export function useIsReloaded(): boolean {
  const { state } = useLocation();
  const [isReloaded] = useState(() => state === ON_TOP && loadedBy() === 'reload');
  return isReloaded;
}

const loadedBy = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

/** While an attempt is open, Back and the browser's own ways out ask first. */
export function useStaying() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const isOnTop = state === ON_TOP;
  const wasOnTop = useRef(false);
  const isLeaving = useRef(false);
  useLeaveGuard(true);
  useEffect(() => {
    if (isOnTop) wasOnTop.current = true;
    else if (wasOnTop.current) setAsks(true);
    else void navigate(pathname, { state: ON_TOP });
  }, [isOnTop, navigate, pathname]);
  return {
    /** Back was pressed. */
    asks,
    stay: (): void => {
      if (isLeaving.current) return;
      setAsks(false);
      void navigate(pathname, { state: ON_TOP });
    },
    leave: (href: string): void => {
      isLeaving.current = true;
      void navigate(href, { replace: true });
    },
    /** The attempt is over: Back leads out again. */
    release: (): void => {
      if (isOnTop) void navigate(-1);
    },
  };
}
