import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY } from '#client/page/academy.ts';
import { AfterFirstScreen } from '#client/page/AfterFirstScreen.tsx';
import { useRealtimeStatus } from '#client/live/realtime.ts';
import { CrmFrame } from '#ui-kit';
import { AccountMenu } from './account/AccountMenu.tsx';
import { CommandPalette } from './palette/CommandPalette.tsx';
import { offeredMenu } from './offeredMenu.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { panels as savedViews } from './savedViews/index.tsx';
import { panels as videos } from './videos/index.tsx';

/** The staff's frame around every screen: the menu, who is signed in, whether changes of others arrive. */
export function CrmDesk({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const live = useRealtimeStatus();
  useKeptScroll();
  return (
    <CrmFrame
      {...ACADEMY}
      nav={offeredMenu()}
      path={pathname}
      live={live}
      search={<CommandPalette />}
      userMenu={<AccountMenu />}
    >
      {children}
      <AfterFirstScreen>
        <videos.VideoUploads />
        <savedViews.KeptPageSize />
      </AfterFirstScreen>
    </CrmFrame>
  );
}
