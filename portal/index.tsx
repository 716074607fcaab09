import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { useSession } from '#client/session/session.ts';
import { CenteredSpinner } from '#ui-kit';
import HomePage from './home/HomePage.tsx';
import { paths } from './paths.ts';
import { StaffNotice } from './StaffNotice.tsx';
import { StudentFrame } from './StudentFrame.tsx';

// Home is what a sign-in leads to and comes with the frame; the others load when they are opened.
const AnnouncementPage = lazyWithRetry(() => import('./announcements/AnnouncementPage.tsx'));
const ClinicPage = lazyWithRetry(() => import('./clinic/ClinicPage.tsx'));
const CounselPage = lazyWithRetry(() => import('./counsel/CounselPage.tsx'));
const ExamPage = lazyWithRetry(() => import('./exams/ExamPage.tsx'));
const LecturePage = lazyWithRetry(() => import('./lectures/LecturePage.tsx'));
const MePage = lazyWithRetry(() => import('./me/MePage.tsx'));
const WeekPage = lazyWithRetry(() => import('./weeklyLectures/WeekPage.tsx'));
const WordDecksPage = lazyWithRetry(() => import('./wordDecks/WordDecksPage.tsx'));

/** The student portal, mounted at `/portal/*`. */
export default function Portal() {
  const { auth } = useSession();
  return (
    <StudentFrame>
      {auth?.userType === 'STUDENT' ? (
        <Suspense fallback={<CenteredSpinner />}>
          <Routes>
            <Route index element={<HomePage />} />
            <Route path="lectures/:lectureId" element={<LecturePage />} />
            <Route path="lectures/:lectureId/weeks/:weekId" element={<WeekPage />} />
            <Route
              path="lectures/:lectureId/weeks/:weekId/announcements/:announcementId"
              element={<AnnouncementPage />}
            />
            <Route path="exams/:examId" element={<ExamPage />} />
            <Route path="clinic" element={<ClinicPage />} />
            <Route path="counsel" element={<CounselPage />} />
            <Route path="words" element={<WordDecksPage />} />
            <Route path="me" element={<MePage />} />
            <Route path="*" element={<Navigate to={paths.home} replace />} />
          </Routes>
        </Suspense>
      ) : (
        <StaffNotice />
      )}
    </StudentFrame>
  );
}
