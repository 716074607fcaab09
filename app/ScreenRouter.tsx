import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { raiseNetworkTrouble } from '#client/live/networkTrouble.ts';
import { basePath } from '#client/page/base.ts';

/** How long the screen before stays while code is loaded, in milliseconds; after that its waiting is shown. */
const PATIENCE_MS = 400;

interface ScreenRouterProps {
  /** Loads the code of the screen at an address; at its first visit its first question is asked meanwhile. */
  load: (pathname: string, search: string, isFirst: boolean) => Promise<void>;
  children: ReactNode;
}

/**
 * The browser's address, as React Router's `BrowserRouter` gives it, but shown when the code of its screen is there: the screen before it stays
 * until then. A screen that suspends instead shows nothing for 300 ms after its fallback.
 */
export function ScreenRouter({ load, children }: ScreenRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    const visited = new Set([pathname]);
    return history.listen(({ action, location }) => {
      const show = (isThere: boolean): void => {
        // Not where the person went on to another address meanwhile.
        if (history.location.key !== location.key) return;
        const change = (): void => setShown({ action, location });
        // A transition would keep the screen before until the code is there, however long.
        if (isThere) startTransition(change);
        else change();
      };
      const isSameScreen = location.pathname === pathname;
      ({ pathname } = location);
      if (isSameScreen) return show(true);
      if (!navigator.onLine) raiseNetworkTrouble();
      void soon(load(pathname.slice(basePath().length - 1), location.search, !visited.has(pathname))).then(show);
      visited.add(pathname);
    });
  }, [history, load]);
  return (
    <Router basename={basePath()} location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

/** Whether the work is done within the time that the screen before may stay. */
function soon(work: Promise<void>): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  return Promise.race([work.then(() => true), patience]);
}
