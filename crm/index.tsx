import { Suspense } from 'react';
import { openArea } from '#client/page/lazy/openArea.ts';
import { afterFirstScreen } from '#client/page/lazy/whenIdle.ts';
import { registerServiceWorker } from '#client/page/serviceWorker.ts';
import { ScreenWaiting } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';
import { CrmScreens } from './CrmScreens.tsx';
import { routes } from './faces.ts';
import { nextScreens } from './offeredMenu.ts';

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

export const { load, prepare } = openArea(routes, '/crm', nextScreens);
