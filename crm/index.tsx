import { Suspense } from 'react';
import { CenteredSpinner } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';
import { CrmScreens } from './CrmScreens.tsx';

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
