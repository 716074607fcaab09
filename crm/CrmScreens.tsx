import { useResourceParams } from '@refinedev/core';
import { Navigate, useRoutes } from 'react-router';
import { landingPath, useSession } from '#client/session/session.ts';
import { ButtonLink, NoPermissionState } from '#ui-kit';
import css from './CrmScreens.module.css';
import { PaletteSearch } from './palette/PaletteSearch.tsx';
import { mayOpen } from './providers/accessControl.ts';
import { routes } from './faces.ts';
import { Page } from './shared/Page.tsx';

const screens = [...routes, { index: true, element: <ToStart /> }, { path: '*', element: <NoScreen /> }];

/** The screen at the address, or why there is none. */
export function CrmScreens() {
  const screen = useRoutes(screens);
  const { resource, action } = useResourceParams();
  // The provider's own answer: `CanAccess` waits for it, and a screen would lose what is typed when a form opens at an address below it.
  const { can, reason } = mayOpen(resource?.name, action);
  return can ? screen : <NoAccess reason={reason} />;
}

/** An address of a resource that this person may not see, or of a form that they may not use. */
function NoAccess({ reason }: { reason: string | undefined }) {
  return (
    <Page title="볼 수 없는 화면">
      <NoPermissionState action={<StartLink />}>{reason} 필요하면 관리자에게 권한을 요청해 주세요.</NoPermissionState>
    </Page>
  );
}

/** An address at which there is nothing. */
function NoScreen() {
  return (
    <Page
      title="화면을 찾을 수 없습니다"
      description="주소가 바뀌었거나 잘못 적혔습니다. 가려던 곳을 찾아 보세요. 어느 화면에서나 Ctrl+K로도 찾을 수 있습니다."
      actions={<StartLink />}
    >
      <div className={css.search}>
        <PaletteSearch onDone={() => undefined} />
      </div>
    </Page>
  );
}

function StartLink() {
  return <ButtonLink href={useStart()}>처음 화면으로</ButtonLink>;
}

/** `/crm` itself leads to where this person starts. */
function ToStart() {
  return <Navigate replace to={useStart()} />;
}

function useStart(): string {
  const start = landingPath(useSession().auth);
  return start.startsWith('/crm') ? start : '/';
}
