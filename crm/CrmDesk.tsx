import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { useRealtimeStatus } from '#client/live/realtime.ts';
import { CrmFrame } from '#ui-kit';
import { AccountMenu } from './account/AccountMenu.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { navigation } from './faces.ts';
import { useKeptScroll } from './useKeptScroll.ts';

/** The staff's frame around every screen: the menu, who is signed in, whether changes of others arrive. */
export function CrmDesk({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const live = useRealtimeStatus();
  useKeptScroll();
  return (
    <CrmFrame
      name={ACADEMY_NAME}
      nav={navigation}
      path={pathname}
      live={live}
      search={<CommandPalette />}
      userMenu={<AccountMenu />}
    >
      {children}
    </CrmFrame>
  );
}
