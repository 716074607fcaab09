import { page, type Places, type ScreenQuestion } from './places.ts';
import { portalQuestions } from './portalScreens.ts';
import { records } from './records.ts';

const coming = 'api/gql/plans/coming.graphql';

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
    staff('admin/system', 'crm/system/system.manager.graphql', 'JobList', { since: `${day}T00:00:00Z` }),
    staff('admin/system, runs', 'crm/system/system.manager.graphql', 'JobRunList', { jobId: taId }),
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
    ...portalQuestions(at),
  ];
}
