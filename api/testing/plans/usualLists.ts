import type { Places } from './places.ts';

/** The first page of a list. */
const page = (where: object, orderBy?: object[]) => {
  const first = { where, limit: 25, offset: 0 };
  return orderBy ? { ...first, orderBy } : first;
};

/** The variables of lists as people narrow and sort them, by the name of the query and, where there are several, how. */
export function usualLists(at: Places): Record<string, Record<string, Record<string, unknown>>> {
  const { lectureId, weekId, studentId, taId, deckId, day, month } = at;
  const inMonth = { from: month, to: `${month.slice(0, 8)}28` };
  const atWork = { ...inMonth, eve: month };
  const inLecture = { lectureId: { _eq: lectureId } };
  const byNumber = { digits: { _like: '%2026001%' } };
  const required = { clinicStatus: { _eq: 'REQUIRED' } };
  const latest = [{ updatedAt: 'desc' }, { id: 'asc' }];
  const mockExam = { kind: { _eq: 'MOCK' }, year: { _eq: 2026 }, month: { _eq: 6 }, subject: { _eq: '수학' } };
  // The list shows active students by default.
  const students = (where: object, orderBy: object[] = [{ studentNumber: 'asc' }]) =>
    page({ _and: [where, { isActive: { _eq: true } }] }, orderBy);
  const one = (variables: Record<string, unknown>) => ({ '': variables });
  return {
    AccessLogList: one(page({}, [{ at: 'desc' }])),
    AttendanceTypeList: one({ limit: 100 }),
    AuditEntryList: one(page({})),
    ClaimList: one(page({ status: { _eq: 'REQUESTED' } }, [{ spentOn: 'desc' }])),
    ErrorGroupList: one(page({ isClosed: { _eq: false } }, [{ lastAt: 'desc' }])),
    ImportStart: one({ where: byNumber }),
    InquiryList: one(page({ closedAt: { _is_null: true } }, [{ createdAt: 'asc' }])),
    LectureEnrollments: one(page(inLecture, [{ fromDate: 'asc' }, { id: 'asc' }])),
    LectureList: one({
      ...page({ status: { _eq: 'ACTIVE' } }, [{ weekday: 'asc' }, { startsAt: 'asc' }, { name: 'asc' }, { id: 'asc' }]),
      today: day,
    }),
    LectureTemplates: one(page(inLecture, [{ name: 'asc' }])),
    MyWork: one({
      me: taId,
      ...atWork,
      since: `${inMonth.from}T00:00:00+09:00`,
      before: `${inMonth.to}T24:00:00+09:00`,
    }),
    NoticeList: one(page({ kind: { _eq: 'STAFF' } })),
    PaletteStudents: one({ where: byNumber }),
    ParticipantList: one({
      ...page({ _and: [{ weeklyLectureId: { _eq: weekId } }] }, [
        { student: { user: { name: 'asc' } } },
        { student: { studentNumber: 'asc' } },
      ]),
      lectureId,
    }),
    PortalStudy: one({
      deckId,
      from: 1,
      to: 100,
      only: [],
      until: `${day}T12:00:00Z`,
      today: `${day}T00:00:00Z`,
    }),
    PreviewChoices: one({ where: { isActive: { _eq: true }, nameChoseong: { _like: '%ㄱㅁ%' } } }),
    QuestionList: one(page({ waitingSince: { _is_null: false } }, [{ waitingSince: 'asc' }])),
    RecordHistory: one({ tables: ['students', 'users'], id: studentId }),
    RetakeExams: one(page({ exam: inLecture }, [{ createdAt: 'desc' }, { id: 'asc' }])),
    RetakesDue: { all: page(required, latest), 'of a lecture': page({ ...required, exam: inLecture }, latest) },
    RetentionCandidates: one(page({}, [{ dueOn: 'asc' }])),
    ScoreGrid: one({ lectureId, today: day, exam: mockExam }),
    Siblings: one({ id: studentId }),
    SmsMessageList: {
      all: page({}, [{ scheduledAt: 'desc' }]),
      'by its words': page({ body: { _ilike: '%휴원%' } }, [{ scheduledAt: 'desc' }]),
    },
    SmsRecipientList: one(page({ messageId: { _eq: studentId } }, [{ status: 'desc' }])),
    StudentChoices: one({ where: byNumber, limit: 20 }),
    StudentIds: one({ where: byNumber, offset: 0 }),
    StudentList: {
      all: students({}),
      'all by name': students({}, [{ name: 'asc' }, { studentNumber: 'asc' }]),
      'of a lecture': students({ student: { enrollments: inLecture } }),
      'by number': students({ digits: { _like: '%5501%' } }),
      'by initial consonants': students({ nameChoseong: { _like: '%ㄱㅁㅅ%' } }),
      'by an unfinished name': students({ nameJamo: { _like: '%ㄱㅣㅁㅁㅣ%' } }),
      'by a Latin name': students({ nameJamo: { _like: '%kim%' } }),
    },
    StudentNeighbours: one({ where: byNumber, orderBy: [{ studentNumber: 'asc' }], limit: 25, offset: 25 }),
    TaList: one(page({ isActive: { _eq: true } }, [{ name: 'asc' }])),
    TermList: one(page({}, [{ title: 'asc' }])),
    WageTypeList: one({ orderBy: [{ sequence: 'asc' }], limit: 100 }),
    WeekList: one(page(inLecture, [{ heldOn: 'desc' }, { startsAt: 'desc' }, { id: 'asc' }])),
    WordDeckList: one({ limit: 25, offset: 0 }),
    WordList: one(page({ deckId: { _eq: deckId } }, [{ sequence: 'asc' }])),
    WordTestList: one({ where: { deckId: { _eq: deckId } } }),
    WorkGrid: one(atWork),
  };
}
