import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { landingPath, useSession } from '#client/session/session.ts';
import { CenteredSpinner } from '#ui-kit';
import { CrmDesk } from './CrmDesk.tsx';
import { CrmRefine } from './CrmRefine.tsx';

const NoticeListPage = lazyWithRetry(() => import('./notices/NoticeListPage.tsx'));
const LectureListPage = lazyWithRetry(() => import('./lectures/LectureListPage.tsx'));
const LecturePage = lazyWithRetry(() => import('./lectures/LecturePage.tsx'));
const WeekList = lazyWithRetry(() => import('./weeklyLectures/WeekList.tsx'));
const WeekPage = lazyWithRetry(() => import('./weeklyLectures/WeekPage.tsx'));
const EnrollmentList = lazyWithRetry(() => import('./enrollments/EnrollmentList.tsx'));
const LectureStatistics = lazyWithRetry(() => import('./lectures/LectureStatistics.tsx'));
const ParticipantList = lazyWithRetry(() => import('./participants/list/ParticipantList.tsx'));
const Attendance = lazyWithRetry(() => import('./participants/attendance/Attendance.tsx'));
const Gradebook = lazyWithRetry(() => import('./scores/Gradebook.tsx'));
const ExamList = lazyWithRetry(() => import('./exams/ExamList.tsx'));
const ExamPage = lazyWithRetry(() => import('./exams/ExamPage.tsx'));
const ExamKey = lazyWithRetry(() => import('./exams/ExamKey.tsx'));
const ExamFiles = lazyWithRetry(() => import('./exams/ExamFiles.tsx'));
const ExamAnalysis = lazyWithRetry(() => import('./exams/ExamAnalysis.tsx'));
const TemplateList = lazyWithRetry(() => import('./examTemplates/TemplateList.tsx'));
const RetakesPage = lazyWithRetry(() => import('./retakeExams/RetakesPage.tsx'));
const RegisterPage = lazyWithRetry(() => import('./participants/register/RegisterPage.tsx'));
const AttendanceTypeListPage = lazyWithRetry(() => import('./attendanceTypes/AttendanceTypeListPage.tsx'));
const AnnouncementList = lazyWithRetry(() => import('./announcements/AnnouncementList.tsx'));
const WeekFiles = lazyWithRetry(() => import('./files/WeekFiles.tsx'));
const DdayList = lazyWithRetry(() => import('./lectureDdays/DdayList.tsx'));
const MaterialList = lazyWithRetry(() => import('./lectureMaterials/MaterialList.tsx'));
const ReportCardsPage = lazyWithRetry(() => import('./reportCards/ReportCardsPage.tsx'));
const OmrDeskPage = lazyWithRetry(() => import('./omrSheets/OmrDeskPage.tsx'));
const BoardPage = lazyWithRetry(() => import('./clinic/board/BoardPage.tsx'));
const SlotsPage = lazyWithRetry(() => import('./clinic/slots/SlotsPage.tsx'));
const CounselPage = lazyWithRetry(() => import('./counsel/CounselPage.tsx'));
const ConsultDialog = lazyWithRetry(async () => ({
  default: (await import('./consults/ConsultDialog.tsx')).ConsultDialog,
}));
const StudentListPage = lazyWithRetry(() => import('./students/StudentListPage.tsx'));
const StudentImportPage = lazyWithRetry(() => import('./students/import/StudentImportPage.tsx'));
const StudentPage = lazyWithRetry(() => import('./students/StudentPage.tsx'));
const StudentMemos = lazyWithRetry(() => import('./studentMemos/StudentMemos.tsx'));
const StudentConsults = lazyWithRetry(() => import('./consults/StudentConsults.tsx'));
const StudentClinic = lazyWithRetry(() => import('./clinic/history/StudentClinic.tsx'));
const StudentMessages = lazyWithRetry(() => import('./smsMessages/StudentMessages.tsx'));
const StudentScores = lazyWithRetry(() => import('./actualExamScores/StudentScores.tsx'));
const ScoreGridPage = lazyWithRetry(() => import('./actualExamScores/ScoreGridPage.tsx'));
const TagListPage = lazyWithRetry(() => import('./tags/TagListPage.tsx'));
const WordDeckListPage = lazyWithRetry(() => import('./wordDecks/WordDeckListPage.tsx'));
const WordDeckPage = lazyWithRetry(() => import('./wordDecks/WordDeckPage.tsx'));
const PushAlertTemplateListPage = lazyWithRetry(() => import('./pushAlertTemplates/PushAlertTemplateListPage.tsx'));
const PushAlertTemplatePage = lazyWithRetry(() => import('./pushAlertTemplates/PushAlertTemplatePage.tsx'));

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
              <Route path="statistics" element={<LectureStatistics />} />
              <Route path="materials" element={<MaterialList />} />
              <Route path="ddays" element={<DdayList />} />
              <Route path="templates" element={<TemplateList />} />
            </Route>
            <Route path="lectures/:lectureId/weeks/:weekId" element={<WeekPage />}>
              <Route index element={<Attendance />} />
              <Route path="students" element={<ParticipantList />} />
              <Route path="scores" element={<Gradebook />} />
              <Route path="exams" element={<ExamList />} />
              <Route path="announcements" element={<AnnouncementList />} />
              <Route path="files" element={<WeekFiles />} />
            </Route>
            <Route path="retakes" element={<RetakesPage />} />
            <Route path="exams/:examId" element={<ExamPage />}>
              <Route index element={<ExamKey />} />
              <Route path="analysis" element={<ExamAnalysis />} />
              <Route path="files" element={<ExamFiles />} />
            </Route>
            <Route path="lectures/:lectureId/register" element={<RegisterPage />} />
            <Route path="exams/:examId/reports" element={<ReportCardsPage />} />
            <Route path="exams/:examId/omr" element={<OmrDeskPage />} />
            <Route path="attendance-types" element={<AttendanceTypeListPage />}>
              <Route path="create" element={null} />
              <Route path=":id/edit" element={null} />
            </Route>
            <Route path="clinic" element={<BoardPage />} />
            <Route path="clinic/slots" element={<SlotsPage />} />
            <Route path="counsel" element={<CounselPage Outcome={ConsultDialog} />} />
            <Route path="students" element={<StudentListPage />} />
            <Route path="students/import" element={<StudentImportPage />} />
            <Route path="students/actual-scores" element={<ScoreGridPage />} />
            <Route path="students/:studentId" element={<StudentPage notes={notes} records={<StudentScores />} />} />
            <Route path="tags" element={<TagListPage />} />
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

const notes = (
  <>
    <StudentMemos />
    <StudentConsults />
    <StudentClinic />
    <StudentMessages />
  </>
);
