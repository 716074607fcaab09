import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation, Navigate } from 'react-router';
import { ACADEMY_NAME } from '#client/academy.ts';
import { useSession } from '#client/session.ts';
import { CenteredSpinner, PortalFrame, type NavEntry } from '#ui-kit';
import { HomeIcon, UserIcon, WordDeckIcon } from '#ui-kit/icons.ts';
import { HomePage } from './home/HomePage.tsx';
import { paths } from './paths.ts';
import { StaffNotice } from './shared/StaffNotice.tsx';

// Home is what a sign-in leads to and comes with the frame; the others load when they are opened.
const LecturePage = lazy(async () => ({ default: (await import('./lectures/LecturePage.tsx')).LecturePage }));
const WeekPage = lazy(async () => ({ default: (await import('./weeklyLectures/WeekPage.tsx')).WeekPage }));
const WordDecksPage = lazy(async () => ({ default: (await import('./wordDecks/WordDecksPage.tsx')).WordDecksPage }));
const MePage = lazy(async () => ({ default: (await import('./me/MePage.tsx')).MePage }));

const nav: readonly NavEntry[] = [
  { label: '홈', href: paths.home, icon: HomeIcon },
  { label: '단어장', href: paths.wordDecks, icon: WordDeckIcon },
  { label: '내 정보', href: paths.me, icon: UserIcon },
];

/** The student portal, mounted at /portal/*. */
export default function Portal() {
  const { pathname } = useLocation();
  const { auth } = useSession();
  return (
    <PortalFrame title={ACADEMY_NAME} nav={nav} path={pathname}>
      {auth?.userType === 'STUDENT' ? <StudentPages /> : <StaffNotice />}
    </PortalFrame>
  );
}

function StudentPages() {
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <Routes>
        <Route index element={<HomePage />} />
        <Route path="lectures/:lectureId" element={<LecturePage />} />
        <Route path="lectures/:lectureId/weeks/:weeklyLectureId" element={<WeekPage />} />
        <Route path="words" element={<WordDecksPage />} />
        <Route path="me" element={<MePage />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}
