import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACADEMY_NAME } from '#client/page/academy.ts';
import { PortalFrame, type NavEntry } from '#ui-kit';
import { ClinicIcon, HomeIcon, UserIcon, WordDeckIcon } from '#ui-kit/icons.ts';
import { paths } from './paths.ts';
import { useNewPage } from './useNewPage.ts';

const nav: readonly NavEntry[] = [
  { label: '홈', href: paths.home, icon: HomeIcon },
  { label: '클리닉', href: paths.clinic, icon: ClinicIcon },
  { label: '단어장', href: paths.wordDecks, icon: WordDeckIcon },
  { label: '내 정보', href: paths.me, icon: UserIcon },
];

/** The academy's name above every page of the portal, its places below. */
export function StudentFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useNewPage();
  return (
    <PortalFrame title={ACADEMY_NAME} nav={nav} path={pathname === paths.counsel ? paths.clinic : pathname}>
      {children}
    </PortalFrame>
  );
}
