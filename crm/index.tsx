import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { landingPath, useSession } from '#client/session.ts';
import { CenteredSpinner } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';

const NoticeListPage = lazy(() => import('./notices/NoticeListPage.tsx'));
const LectureListPage = lazy(() => import('./lectures/LectureListPage.tsx'));
const LecturePage = lazy(() => import('./lectures/LecturePage.tsx'));
const WeekList = lazy(() => import('./weeklyLectures/WeekList.tsx'));
const WeekPage = lazy(() => import('./weeklyLectures/WeekPage.tsx'));
const EnrollmentList = lazy(() => import('./enrollments/EnrollmentList.tsx'));
const Attendance = lazy(() => import('./participants/Attendance.tsx'));
const StudentListPage = lazy(() => import('./students/StudentListPage.tsx'));
const StudentImportPage = lazy(() => import('./students/import/StudentImportPage.tsx'));
const StudentPage = lazy(() => import('./students/StudentPage.tsx'));
const WordDeckListPage = lazy(() => import('./wordDecks/WordDeckListPage.tsx'));
const WordDeckPage = lazy(() => import('./wordDecks/WordDeckPage.tsx'));
const PushAlertTemplateListPage = lazy(() => import('./pushAlertTemplates/PushAlertTemplateListPage.tsx'));
const PushAlertTemplatePage = lazy(() => import('./pushAlertTemplates/PushAlertTemplatePage.tsx'));

/** The staff area, mounted at `/crm/*`. Each screen is loaded when it is first opened. */
export default function Crm() {
  const { auth } = useSession();
  const start = landingPath(auth);
  return (
    <CrmRefine>
      <CrmDesk>
        <Suspense fallback={<CenteredSpinner />}>
          <Routes>
            <Route path="notice" element={<NoticeListPage />} />
            <Route path="lectures" element={<LectureListPage />} />
            <Route path="lectures/:lectureId" element={<LecturePage />}>
              <Route index element={<WeekList />} />
              <Route path="students" element={<EnrollmentList />} />
            </Route>
            <Route path="lectures/:lectureId/weeks/:weekId" element={<WeekPage />}>
              <Route index element={<Attendance />} />
            </Route>
            <Route path="students" element={<StudentListPage />} />
            <Route path="students/import" element={<StudentImportPage />} />
            <Route path="students/:studentId" element={<StudentPage />} />
            <Route path="wordDecks" element={<WordDeckListPage />}>
              <Route path="create" element={null} />
            </Route>
            <Route path="wordDecks/:id" element={<WordDeckPage />}>
              <Route path="edit" element={null} />
            </Route>
            <Route path="pushAlertTemplates" element={<PushAlertTemplateListPage />}>
              <Route path="create" element={null} />
            </Route>
            <Route path="pushAlertTemplates/:id" element={<PushAlertTemplatePage />}>
              <Route path="edit" element={null} />
            </Route>
            <Route path="*" element={<Navigate replace to={start.startsWith('/crm') ? start : '/'} />} />
          </Routes>
        </Suspense>
      </CrmDesk>
    </CrmRefine>
  );
}
