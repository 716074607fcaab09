import { useResourceParams } from '@refinedev/core';
import { matchRoutes, Navigate, useParams, useRoutes } from 'react-router';
import { isUuid } from '#client/isUuid.ts';
import css from './CrmScreens.module.css';
import { PaletteSearch } from './palette/PaletteSearch.tsx';
import { mayOpen } from './providers/accessControl.ts';
import { routes } from './faces.ts';
import { NoAccess } from './shared/page/NoAccess.tsx';
import { Page } from './shared/page/Page.tsx';
import { StartLink } from './shared/page/StartLink.tsx';
import { useStart } from './shared/page/useStart.ts';

const screens = [...routes, { index: true, element: <ToStart /> }, { path: '*', element: <NoScreen /> }];

/** The screen at the address, or why there is none. */
export function CrmScreens() {
  const screen = useRoutes(screens);
  const { '*': address = '' } = useParams();
  const { resource, action } = useResourceParams();
  // The provider's own answer: `CanAccess` waits for it, and a screen would lose what is typed when a form opens at an address below it.
  const { can, reason } = mayOpen(resource?.name, action, resource?.meta?.opens);
  if (!resource?.meta?.hasWordIds && isMistyped(address)) return <NoScreen />;
  return can ? screen : <NoAccess reason={reason} />;
}

/** Whether a place for an id has something else: no record can be there, and the server's refusal is no message for a person. */
function isMistyped(address: string): boolean {
  const params = matchRoutes(screens, `/${address}`)?.at(-1)?.params ?? {};
  return Object.entries(params).some(([name, value = '']) => /id$/i.test(name) && !isUuid(value));
}

/** An address at which there is nothing. */
function NoScreen() {
  return (
    <Page
      title="화면을 찾을 수 없습니다"
      description="주소가 바뀌었거나 잘못 적혔습니다. 가려던 곳을 찾아 보세요."
      actions={<StartLink />}
    >
      <div className={css.search}>
        <PaletteSearch onDone={() => undefined} />
      </div>
    </Page>
  );
}

/** `/crm` itself leads to where this person starts. */
function ToStart() {
  return <Navigate replace to={useStart()} />;
}
