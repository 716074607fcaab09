import { Suspense } from 'react';
import { matchRoutes } from 'react-router';
import { loadPage, preparePage } from '#client/page/lazy/loadPage.ts';
import { afterFirstScreen } from '#client/page/lazy/whenIdle.ts';
import { registerServiceWorker } from '#client/page/serviceWorker.ts';
import { ScreenWaiting } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';
import { CrmScreens } from './CrmScreens.tsx';
import { routes } from './faces.ts';

/** The staff area, mounted at `/crm/*`. Each screen is loaded when it is first opened. */
export default function Crm() {
  return (
    <CrmRefine>
      <CrmDesk>
        <Suspense fallback={<ScreenWaiting />}>
          <CrmScreens />
        </Suspense>
      </CrmDesk>
    </CrmRefine>
  );
}

// Only who signed in comes here; coming back without a network, they are told so by the academy.
afterFirstScreen(() => void registerServiceWorker());

/** Loads the code of the screen at an address, and asks its first question at its first visit. */
export const load = (pathname: string, search: string, isFirst: boolean): Promise<void> =>
  loadPage(matchRoutes(routes, pathname, '/crm') ?? [], search, isFirst);

/** Tries to load the code of a screen that may be opened soon. */
export const prepare = (pathname: string): Promise<void> => preparePage(matchRoutes(routes, pathname, '/crm') ?? []);
