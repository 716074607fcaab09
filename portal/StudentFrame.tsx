import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY } from '#client/page/academy.ts';
import { Brand, PortalFrame } from '#ui-kit';
import { paths as clinicPaths } from './clinic/paths.ts';
import { paths as counselPaths } from './counsel/paths.ts';
import { navigation } from './faces.ts';
import { useNewPage } from './useNewPage.ts';

interface StudentFrameProps {
  /** In the top bar, at the right. @default undefined */
  actions?: ReactNode;
  /** Above everything. @default undefined */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the portal: the academy's name above, the navigation below. */
export function StudentFrame({ actions, notice, children }: StudentFrameProps) {
  const { pathname } = useLocation();
  useNewPage();
  return (
    <PortalFrame
      title={<Brand {...ACADEMY} />}
      nav={navigation}
      actions={actions}
      notice={notice}
      path={pathname === counselPaths.counsel ? clinicPaths.clinic : pathname}
    >
      {children}
    </PortalFrame>
  );
}
