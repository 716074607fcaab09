/** The queries of all lists, with rows of a world as variables. */
import type { SqlClient } from '#engine';

/** A query of a screen. */
export interface ScreenQuestion {
  screen: string;
  role: 'manager' | 'ta' | 'student';
  /** The file of its document. */
  file: string;
  operation: string;
  variables?: Record<string, unknown>;
}

/** Rows of a world that screens are opened with. */
export interface Places {
  lectureId: string;
  weekId: string;
  examId: string;
  studentId: string;
  taId: string;
  deckId: string;
  tagId: string;
  day: string;
  month: string;
}

/** No place: for the names of the questions only. */
export const nowhere: Places = {
  lectureId: '',
  weekId: '',
  examId: '',
  studentId: '',
  taId: '',
  deckId: '',
  tagId: '',
  day: '',
  month: '',
};

/** A running lecture, its last week with an exam, and a participant. */
export async function findPlaces(client: SqlClient): Promise<Places> {
  const [row] = await client.query<Places>(`
    with exam as (
      select exams.id, exams.weekly_lecture_id, exams.lecture_id, week.held_on from exams
      join weekly_lectures as week on week.id = exams.weekly_lecture_id
      where exams.is_shown order by week.held_on desc, exams.id limit 1
    ), record as (select ta_id, work_month from work_records order by started_at desc limit 1)
    select exam.id as "examId", exam.weekly_lecture_id as "weekId", exam.lecture_id as "lectureId", exam.held_on::text as day,
      (select student_id from scores where exam_id = exam.id order by student_id limit 1) as "studentId",
      record.ta_id as "taId", record.work_month::text as month,
      (select id from word_decks order by id limit 1) as "deckId", (select id from tags order by id limit 1) as "tagId"
    from exam, record`);
  if (!row) throw new Error('The world has no exam that is shown');
  return row;
}

/** The first page of a list. */
const page = (where: object, orderBy?: object[]) => {
  const first = { where, limit: 25, offset: 0 };
  return orderBy ? { ...first, orderBy } : first;
};

const coming = 'api/gql/plans/coming.graphql';
const comingPortal = 'api/gql/plans/comingPortal.graphql';

/** Every list of every screen, and its searches. */
export function screenQuestions(at: Places): ScreenQuestion[] {
  const { lectureId, weekId, examId, studentId, taId, deckId, tagId, day, month } = at;
  const inLecture = { lectureId: { _eq: lectureId } };
  const staff = (screen: string, file: string, operation: string, variables = {}): ScreenQuestion => ({
    screen,
    role: 'manager',
    file,
    operation,
    variables,
  });
  const portal = (screen: string, file: string, operation: string, variables = {}): ScreenQuestion => ({
    ...staff(screen, file, operation, variables),
    role: 'student',
  });
  // The list shows active students by default.
  const students = (what: string, where: object, orderBy: object[] = [{ studentNumber: 'asc' }]): ScreenQuestion =>
    staff(`students, ${what}`, 'crm/students/students.graphql', 'StudentList', {
      where: { _and: [where, { isActive: { _eq: true } }] },
      orderBy,
      limit: 25,
      offset: 0,
    });
  return [
    staff('lectures', 'crm/lectures/lectures.graphql', 'LectureList', {
      ...page({ status: { _eq: 'ACTIVE' } }, [{ weekday: 'asc' }, { startsAt: 'asc' }, { name: 'asc' }, { id: 'asc' }]),
      today: day,
    }),
    staff('inquiries', 'crm/inquiries/inquiries.graphql', 'InquiryList', {
      ...page({ closedAt: { _is_null: true } }, [{ createdAt: 'asc' }]),
    }),
    staff('today, inquiries', 'crm/inquiries/inquiries.graphql', 'OpenInquiries', {}),
    staff('admin/landing', 'crm/landing/landing.manager.graphql', 'LandingPage', { id: studentId }),
    staff('/', 'app/pages/landing.graphql', 'Landing', {}),
    staff('students/:id links', 'crm/parentLinks/parentLinks.graphql', 'StudentParentLinks', { studentId }),
    staff('students/:id videos', 'crm/parentLinks/parentLinks.graphql', 'StudentVideos', { studentId }),
    staff('week, absences', 'crm/absenceNotices/absenceNotices.graphql', 'WeekAbsences', { weekId }),
    portal('terms', 'portal/terms/terms.graphql', 'PendingTerms', {}),
    staff('schedule', 'crm/lectures/lectures.graphql', 'Schedule', { from: day, to: day }),
    staff('lectures, form', 'crm/lectures/lectures.graphql', 'LecturePlaces', {}),
    staff('admin/payroll', 'crm/payroll/payroll.manager.graphql', 'Payroll', { month }),
    staff('admin/payroll, a TA', 'crm/payroll/payroll.manager.graphql', 'PayOfTa', { taId, month }),
    staff('admin/payroll, rules', 'crm/payroll/payroll.manager.graphql', 'PayRules', {}),
    staff('work, pay', 'crm/payroll/pay.graphql', 'MyPay', { taId }),
    staff('work, lines of pay', 'crm/payroll/pay.graphql', 'StatementLines', { taId, month }),
    staff('work, claims', 'crm/expenseClaims/myClaims.graphql', 'MyClaims', { taId }),
    staff('admin/wage-types', 'crm/wages/wages.manager.graphql', 'WageTypeList', {
      orderBy: [{ sequence: 'asc' }],
      limit: 100,
    }),
    staff('admin/wage-types', 'crm/wages/wages.manager.graphql', 'LastClosing', {}),
    staff(
      'admin/expense-claims',
      'crm/expenseClaims/claims.graphql',
      'ClaimList',
      page({ status: { _eq: 'REQUESTED' } }, [{ spentOn: 'desc' }]),
    ),
    staff('lectures/:id', 'crm/lectures/lectures.graphql', 'LectureDetail', { id: lectureId, today: day }),
    staff(
      'lectures/:id weeks',
      'crm/weeklyLectures/weeklyLectures.graphql',
      'WeekList',
      page(inLecture, [{ heldOn: 'desc' }, { startsAt: 'desc' }, { id: 'asc' }]),
    ),
    staff('week, before and after', 'crm/weeklyLectures/weeklyLectures.graphql', 'WeekNeighbours', {
      lectureId,
      heldOn: day,
      startsAt: '18:00',
    }),
    staff('lectures/:id weeks, planning', 'crm/weeklyLectures/weeklyLectures.graphql', 'WeekPlan', { lectureId }),
    staff(
      'lectures/:id enrollments',
      'crm/enrollments/enrollments.graphql',
      'LectureEnrollments',
      page(inLecture, [{ fromDate: 'asc' }, { id: 'asc' }]),
    ),
    staff('lectures/:id enrollments, counted', 'crm/enrollments/enrollments.graphql', 'EnrollmentCounts', {
      id: lectureId,
      today: day,
    }),
    staff('history of a record', 'crm/providers/auditLog.graphql', 'RecordHistory', {
      tables: ['students', 'users'],
      id: studentId,
    }),
    staff('week attendance', 'crm/participants/attendance/participants.graphql', 'Attendance', {
      weeklyLectureId: weekId,
      lectureId,
    }),
    staff('week attendance, videos', 'crm/participants/attendance/participants.graphql', 'WeekViewings', {
      weeklyLectureId: weekId,
      lectureId,
    }),
    staff('week videos', 'crm/videos/videos.graphql', 'WeekVideos', { weekId }),
    staff('week announcements', 'crm/announcements/announcements.graphql', 'WeekAnnouncements', { weekId }),
    staff('exams/:id/omr', 'crm/omrSheets/omrSheets.graphql', 'OmrDesk', { examId }),
    staff('exams/:id/submissions', 'crm/submissions/submissions.graphql', 'LightTable', { examId }),
    staff('exams/:id/reports', 'crm/reportCards/reportCards.graphql', 'ReportCards', { examId }),
    staff('week files', 'crm/files/files.graphql', 'WeekFiles', { weekId }),
    staff('files of something', 'crm/files/panel/ownerFiles.graphql', 'OwnerFiles', {
      ownerType: 'WEEKLY_LECTURE',
      ownerId: weekId,
    }),
    staff('lectures/:id D-days', 'crm/lectureDdays/lectureDdays.graphql', 'LectureDdays', { lectureId }),
    staff('lectures/:id materials', 'crm/lectureMaterials/lectureMaterials.graphql', 'LectureMaterials', { lectureId }),
    staff('lectures/:id materials, students', 'crm/lectureMaterials/lectureMaterials.graphql', 'MaterialStudents', {
      lectureId,
      today: day,
    }),
    staff('clinic', 'crm/clinic/dayBoard.graphql', 'ClinicDay', { day }),
    staff('clinic, without a booking', 'crm/clinic/dayBoard.graphql', 'ClinicUnbooked'),
    staff('clinic, assistants', 'crm/clinicSlots/slots.graphql', 'ClinicTas'),
    staff('clinic/slots', 'crm/clinicSlots/slots.graphql', 'SlotCalendar', { from: day, to: day }),
    staff('counsel', 'crm/counsel/counsel.graphql', 'CounselDay', { day }),
    staff('counsel, week', 'crm/counsel/counsel.graphql', 'CounselWeek', { from: day, to: day }),
    staff('counsel, sheet', 'crm/counsel/counsel.graphql', 'CounselSheet', {
      studentId,
      bookingId: studentId,
    }),
    staff('notice, today at a glance', 'crm/today/today.graphql', 'TodayAtAGlance', { day, since: day }),
    staff('today', 'crm/today/today.graphql', 'Today', { day, since: day, late: `${day}T00:00:00Z` }),
    staff('notice', 'crm/notices/notices.graphql', 'NoticeList', page({ kind: { _eq: 'STAFF' } })),
    staff('wordDecks', 'crm/wordDecks/wordDecks.graphql', 'WordDeckList', { limit: 25, offset: 0 }),
    staff('pushAlertTemplates', 'crm/pushAlertTemplates/pushAlertTemplates.graphql', 'PushAlertTemplateList', {
      limit: 25,
    }),
    staff('sms', 'crm/smsMessages/smsMessages.graphql', 'SmsMessageList', page({}, [{ scheduledAt: 'desc' }])),
    staff(
      'sms by its words',
      'crm/smsMessages/smsMessages.graphql',
      'SmsMessageList',
      page({ body: { _ilike: '%휴원%' } }, [{ scheduledAt: 'desc' }]),
    ),
    staff('sms/:id', 'crm/smsMessages/smsMessages.graphql', 'SmsMessage', { id: studentId }),
    staff(
      'sms/:id, recipients',
      'crm/smsMessages/smsMessages.graphql',
      'SmsRecipientList',
      page({ messageId: { _eq: studentId } }, [{ status: 'desc' }]),
    ),
    staff('sms, choices', 'crm/smsMessages/smsMessages.graphql', 'ComposeChoices', {}),
    staff('sms, weeks of a lecture', 'crm/smsMessages/smsMessages.graphql', 'ComposeWeeks', { lectureId }),
    staff('sms, templates', 'crm/smsMessages/smsMessages.graphql', 'ComposeTemplates', {}),
    staff('students/:id', 'crm/students/students.graphql', 'StudentDetail', { id: studentId }),
    students('all', {}),
    students('all by name', {}, [{ name: 'asc' }, { studentNumber: 'asc' }]),
    students('of a lecture', { student: { enrollments: { lectureId: { _eq: lectureId } } } }),
    students('by number', { digits: { _like: '%5501%' } }),
    students('by initial consonants', { nameChoseong: { _like: '%ㄱㅁㅅ%' } }),
    students('by an unfinished name', { nameJamo: { _like: '%ㄱㅣㅁㅁㅣ%' } }),
    staff('students, schools', 'crm/students/students.graphql', 'StudentSchools'),
    students('by a Latin name', { nameJamo: { _like: '%kim%' } }),
    staff(
      'students to preview a template with',
      'crm/pushAlertTemplates/pushAlertTemplates.graphql',
      'PreviewStudents',
    ),
    staff(
      'board',
      'crm/board/board.graphql',
      'QuestionList',
      page({ waitingSince: { _is_null: false } }, [{ waitingSince: 'asc' }]),
    ),
    staff('changes, all', 'crm/auditLog/auditLog.manager.graphql', 'AuditEntryList', page({})),
    staff('work', 'crm/workRecords/work.graphql', 'MyWork', { me: taId, from: month, to: `${month.slice(0, 8)}28` }),
    staff('work records', 'crm/workRecords/records.manager.graphql', 'WorkGrid', {
      from: month,
      to: `${month.slice(0, 8)}28`,
    }),
    staff('work records, desk', 'crm/workRecords/records.manager.graphql', 'WorkDesk', {}),
    staff('retention', 'crm/retention/retention.manager.graphql', 'RetentionOverview', {}),
    staff('retention', 'crm/retention/retention.manager.graphql', 'RetentionCandidates', page({}, [{ dueOn: 'asc' }])),
    ...records(at).map(([file, operation, variables]) => staff('records', file, operation, variables)),
    ...[
      ['Weeks', { day }],
      ['StudentProfile', { id: studentId }],
      ['Consults', {}],
      ['Messages', {}],
      ['MessagesFailed', {}],
      ['DeckProgress', { deckId, lectureId }],
      ['Tagged', { tagId }],
      ['Work', { taId, month }],
      ['WorkOfMonth', { month }],
      ['ClaimsToDecide', {}],
      ['Audit', { table: 'scores', row: examId }],
    ].map(([operation, variables]) => staff('to come', coming, String(operation), variables as object)),
    portal('home', 'portal/home/home.graphql', 'PortalHome', {
      today: day,
      sinceDay: day,
      from: `${day}T00:00:00Z`,
      since: `${day}T00:00:00Z`,
    }),
    portal('lectures', 'portal/lectures/lectures.graphql', 'PortalLectures'),
    portal('weeks/:id', 'portal/weeklyLectures/week.graphql', 'PortalWeek', { id: weekId }),
    portal('exams', 'portal/exams/results.graphql', 'PortalResults'),
    portal('growth', 'portal/growth/growth.graphql', 'PortalGrowth'),
    portal('growth, wrong answers', 'portal/growth/growth.graphql', 'PortalWrongAnswers'),
    portal('exams/:id', 'portal/exams/exam.graphql', 'PortalExam', { id: examId }),
    portal('exams/:id/submit', 'portal/exams/submit/submission.graphql', 'PortalSubmission', { id: examId }),
    portal('materials', 'portal/lectureMaterials/materials.graphql', 'PortalMaterials'),
    portal('lectures/:id', 'portal/lectures/lecture.graphql', 'PortalLecture', { id: lectureId }),
    portal('videos/:id', 'portal/videos/video.graphql', 'PortalVideo', { id: weekId }),
    portal('announcements/:id', 'portal/announcements/announcement.graphql', 'PortalAnnouncement', { id: weekId }),
    portal('me', 'portal/me/me.graphql', 'PortalMe'),
    portal('me, as a file', 'portal/me/myData.graphql', 'PortalMyData', { offset: 0 }),
    portal('consents', 'portal/consents/consents.graphql', 'MyConsents'),
    portal('notifications', 'portal/notifications/notifications.graphql', 'MyNotifications'),
    portal('notifications', 'portal/notifications/notifications.graphql', 'MyNotificationPreferences'),
    portal('every page', 'portal/notifications/bell/bell.graphql', 'UnreadNotifications'),
    portal('notifications/:id', 'portal/notifications/notifications.graphql', 'MyNotificationById', { id: weekId }),
    portal('clinic', 'portal/clinic/booking/booking.graphql', 'PortalBookings', { type: 'CLINIC' }),
    portal('board', 'portal/board/board.graphql', 'PortalBoard'),
    portal('board, class', 'portal/board/board.graphql', 'PortalClassBoard'),
    portal('board, posts', 'portal/board/board.graphql', 'PortalPosts'),
    portal('board/:id', 'portal/board/board.graphql', 'PortalBoardPost', { id: weekId }),
    portal('board/ask', 'portal/board/board.graphql', 'PortalAskPlaces'),
    portal('board/ask, items', 'portal/board/board.graphql', 'PortalAskItems', { examId }),
    portal('words', 'portal/wordDecks/wordDecks.graphql', 'PortalWordDecks'),
    portal('words/:deckId', 'portal/wordDecks/wordDecks.graphql', 'PortalStudy', {
      deckId,
      until: `${day}T12:00:00Z`,
      today: `${day}T00:00:00Z`,
    }),
    ...[
      ['MyScores', {}],
      ['MyExam', { examId }],
      ['MyWeek', { weekId }],
      ['MyWords', { deckId }],
    ].map(([operation, variables]) => portal('to come', comingPortal, String(operation), variables as object)),
  ];
}

const mockExam = { kind: { _eq: 'MOCK' }, year: { _eq: 2026 }, month: { _eq: 6 }, subject: { _eq: '수학' } };

/** The queries of tabs, dialogs and select boxes of staff screens. An unknown id gives the same plan. */
function records({ lectureId, weekId, examId, studentId, taId, deckId, day }: Places): [string, string, object][] {
  const id = weekId;
  const inLecture = { lectureId: { _eq: lectureId } };
  const required = { clinicStatus: { _eq: 'REQUIRED' } };
  const latest = [{ updatedAt: 'desc' }, { id: 'asc' }];
  const byNumber = { digits: { _like: '%2026001%' } };
  return [
    ['crm/board/board.graphql', 'BoardDesk', {}],
    ['crm/board/board.graphql', 'BoardReplies', {}],
    ['crm/board/board.graphql', 'PublicPosts', { category: 'FAQ' }],
    ['crm/board/board.graphql', 'WaitingQuestions', {}],
    ['crm/board/board.graphql', 'QuestionDesk', { id }],
    ['crm/board/board.graphql', 'BoardHistory', { id }],
    ['app/pages/board.graphql', 'PublicBoard', { categories: ['FAQ'] }],
    ['app/pages/board.graphql', 'PublicBoardPost', { id }],
    ['app/pages/terms.graphql', 'TermsList', {}],
    ['app/pages/terms.graphql', 'Terms', { id: 'privacy' }],
    ['crm/actualExamScores/actualExamScores.graphql', 'StudentScores', { studentId }],
    ['crm/actualExamScores/actualExamScores.graphql', 'ScoreGrid', { lectureId, today: day, exam: mockExam }],
    ['crm/videos/videos.graphql', 'VideoViewings', { id }],
    ['crm/announcements/announcements.graphql', 'AnnouncementReaders', { id }],
    ['crm/attendanceTypes/attendanceTypes.graphql', 'AttendanceTypeList', { limit: 100 }],
    ['crm/consults/consults.graphql', 'StudentConsults', { studentId }],
    ['crm/enrollments/enrollments.graphql', 'EnrollmentLecture', { id: lectureId, today: day }],
    ['crm/enrollments/enrollments.graphql', 'TransferLectures', { today: day }],
    ['crm/enrollments/enrollments.graphql', 'TransferWeeks', { lectureId }],
    ['crm/examTemplates/examTemplates.graphql', 'LectureTemplates', page(inLecture, [{ name: 'asc' }])],
    ['crm/retakeExams/retakes.graphql', 'RetakesDue', page(required, latest)],
    ['crm/retakeExams/retakes.graphql', 'RetakesDue', page({ ...required, exam: inLecture }, latest)],
    ['crm/clinicParticipants/history.graphql', 'StudentClinic', { studentId, limit: 5 }],
    ['crm/smsMessages/smsMessages.graphql', 'StudentMessages', { studentId, limit: 5 }],
    ['crm/consults/consults.graphql', 'StudentTasks', { studentId }],
    [
      'crm/retakeExams/retakes.graphql',
      'RetakeExams',
      page({ exam: inLecture }, [{ createdAt: 'desc' }, { id: 'asc' }]),
    ],
    ['crm/retakeExams/retakes.graphql', 'RetakableExams', { lectureId }],
    ['crm/exams/exams.graphql', 'WeekExams', { weekId }],
    ['crm/exams/exams.graphql', 'ExamTemplateOptions', { lectureId }],
    ['crm/exams/exams.graphql', 'ExamWeeks', { lectureId }],
    ['crm/exams/exams.graphql', 'ExamDetail', { id: examId }],
    ['crm/exams/exams.graphql', 'ExamAnalysis', { id: examId }],
    ['crm/lectures/lectures.graphql', 'LectureStatistics', { id: lectureId }],
    ['crm/palette/palette.graphql', 'PaletteStudents', { where: byNumber }],
    [
      'crm/participants/list/participantList.graphql',
      'ParticipantList',
      {
        ...page({ _and: [{ weeklyLectureId: { _eq: weekId } }] }, [
          { student: { user: { name: 'asc' } } },
          { student: { studentNumber: 'asc' } },
        ]),
        lectureId,
      },
    ],
    ['crm/participants/list/participantList.graphql', 'ParticipantWeek', { id: weekId, lectureId }],
    ['crm/participants/list/participantList.graphql', 'LaterWeeks', { lectureId, heldOn: day, startsAt: '18:00' }],
    ['crm/participants/attendance/participants.graphql', 'TermAttendance', { lectureId }],
    ['crm/participants/attendance/participants.graphql', 'TermChanges', { lectureId, since: `${day}T00:00:00Z` }],
    ['crm/participants/attendance/participants.graphql', 'AttendanceHistory', { id }],
    ['crm/participants/attendance/participants.graphql', 'AutoAbsence', { participantId: id }],
    ['crm/participants/attendance/participants.graphql', 'MissedWeeks', { studentId, participantId: id }],
    ['crm/participants/attendance/participants.graphql', 'Register', { lectureId, from: day, to: day }],
    ['crm/pushAlertTemplates/pushAlertTemplates.graphql', 'PushAlertTemplate', { id }],
    ['crm/pushAlertTemplates/pushAlertTemplates.graphql', 'TemplateLectures', { templateId: id }],
    ['crm/pushAlertTemplates/pushAlertTemplates.graphql', 'TemplateNotificationLogs', { id, limit: 5 }],
    ['crm/pushAlertTemplates/pushAlertTemplates.graphql', 'StudentNotificationLogs', { id: studentId, limit: 5 }],
    ['crm/scores/answers/answers.graphql', 'AnswersRoster', { examId }],
    ['crm/retakeExams/clinic/givenTodos.graphql', 'GivenTodos', { attemptIds: [id] }],
    ['crm/scores/byQuestion/byQuestion.graphql', 'ExamAnswers', { examId }],
    ['crm/retakeExams/clinic/givenTodos.graphql', 'CallSlots', { from: day }],
    ['crm/scores/scores.graphql', 'WeekScores', { weekId }],
    ['crm/scores/scores.graphql', 'TermScores', { lectureId }],
    ['crm/scores/scores.graphql', 'ScoreChanges', { examIds: [examId], since: `${day}T00:00:00Z` }],
    ['crm/scores/scores.graphql', 'ScoresChangedSince', { ids: [examId, id], since: `${day}T00:00:00Z` }],
    ['crm/scores/scores.graphql', 'ScoreHistory', { ids: [examId, id] }],
    ['crm/scores/scores.graphql', 'AttemptQuestions', { scoreId: id, retakeNumber: 0 }],
    ['crm/lectures/lectureOptions.graphql', 'LectureOptions', {}],
    ['crm/palette/palette.graphql', 'PaletteDays', { from: day, to: day }],
    ['crm/students/studentChoices.graphql', 'StudentChoices', { where: byNumber, limit: 20 }],
    ['crm/savedViews/savedViews.graphql', 'SavedViews', { screen: 'students' }],
    ['crm/studentMemos/studentMemos.graphql', 'StudentMemos', { studentId }],
    ['crm/studentMemos/studentMemos.graphql', 'StudentMemoHistory', { memoId: id }],
    ['crm/students/students.graphql', 'StudentIds', { where: byNumber, offset: 0 }],
    [
      'crm/students/students.graphql',
      'StudentNeighbours',
      { where: byNumber, orderBy: [{ studentNumber: 'asc' }], limit: 25, offset: 25 },
    ],
    ['crm/students/students.graphql', 'ImportStart', { where: byNumber }],
    ['crm/students/students.graphql', 'StudentTagOptions', {}],
    ['crm/students/students.graphql', 'StudentTimeline', { id: studentId, kinds: ['CONSULT'], limit: 30 }],
    ['crm/students/students.graphql', 'Siblings', { id: studentId, phone: '+821055015501' }],
    ['crm/accessLog/accessLog.manager.graphql', 'AccessLogList', page({}, [{ at: 'desc' }])],
    ['crm/accessLog/accessLog.manager.graphql', 'AccessReview', { month: day.slice(0, 7) }],
    ['crm/auditLog/auditLog.manager.graphql', 'AuditChoices', {}],
    [
      'crm/errorLogs/errorLogs.manager.graphql',
      'ErrorGroupList',
      page({ isClosed: { _eq: false } }, [{ lastAt: 'desc' }]),
    ],
    ['crm/tas/tas.manager.graphql', 'TaList', page({ isActive: { _eq: true } }, [{ name: 'asc' }])],
    ['crm/tas/tas.manager.graphql', 'TaDetail', { id: taId }],
    ['crm/tas/tas.manager.graphql', 'WageTypeChoices', {}],
    ['crm/account/account.graphql', 'Colleagues', {}],
    ['crm/account/powers.manager.graphql', 'TaPowers', {}],
    ['crm/retention/retention.graphql', 'StudentStay', { id: studentId }],
    ['crm/consents/consents.graphql', 'StudentConsents', { id: studentId }],
    ['crm/tags/tags.graphql', 'TagList', {}],
    ['crm/terms/terms.graphql', 'TermList', page({}, [{ title: 'asc' }])],
    ['crm/terms/terms.graphql', 'Term', { id: 'privacy' }],
    ['crm/weeklyLectures/weeklyLectures.graphql', 'Week', { id }],
    ['crm/wordDecks/wordDecks.graphql', 'WordDeck', { id: deckId }],
    ['crm/words/words.graphql', 'WordList', page({ deckId: { _eq: deckId } }, [{ sequence: 'asc' }])],
  ];
}
