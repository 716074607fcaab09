import { Suspense } from 'react';
import { matchRoutes } from 'react-router';
import { loadPage, preparePage } from '#client/page/lazy/loadPage.ts';
import { CenteredSpinner } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';
import { CrmScreens } from './CrmScreens.tsx';
import { routes } from './faces.ts';

/** The staff area, mounted at `/crm/*`. Each screen is loaded when it is first opened. */
export default function Crm() {
  return (
    <CrmRefine>
      <CrmDesk>
        <Suspense fallback={<CenteredSpinner />}>
          <CrmScreens />
        </Suspense>
      </CrmDesk>
    </CrmRefine>
  );
}

/** Loads the code of the screen at an address, and asks its first question at its first visit. */
export const load = (pathname: string, search: string, isFirst: boolean): Promise<void> =>
  loadPage(matchRoutes(routes, pathname, '/crm') ?? [], search, isFirst);

/** Tries to load the code of a screen that may be opened soon. */
export const prepare = (pathname: string): Promise<void> => preparePage(matchRoutes(routes, pathname, '/crm') ?? []);
