import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildParticipant } from '#mocks/builders/participant.ts';
import { buildStudent } from '#mocks/builders/student.ts';
import { buildTag } from '#mocks/builders/tag.ts';
import { namedId } from '#mocks/builders/row.ts';
import { staff, students as cast } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { LectureOptionsDocument } from '../../lectures/generated/graphql.ts';
import { SiblingsDocument, StudentTagOptionsDocument, StudentTimelineDocument } from '../generated/graphql.ts';
import type { StudentDetail } from '../page/studentShown.ts';

/** The lecture that the student attends. */
export const lecture = { ...buildLecture(), hours: [] };
const bare = buildStudent();
/** 김민수 with lecture, marks and a tag. */
export const student: StudentDetail = {
  ...bare,
  consultTasks: [
    {
      id: namedId('task'),
      kind: 'ABSENCES',
      reasons: { inARow: 2, inTerm: 2 },
      lecture: { name: lecture.name },
    },
  ],
  consults: [{ consultedAt: '2026-10-30T08:20:00Z', channel: 'PHONE', counterpart: 'PARENT', body: '확통을 권함.' }],
  memos: [{ body: '수요일에는 늦게 옴', isPinned: true }],
  user: { ...bare.user, userTags: [{ tag: buildTag() }] },
  representativeLecture: { lecture },
  enrollments: [{ ...buildEnrollment({ fromDate: '2026-09-21' }), lecture }],
  participants: [0, 0, 1, 3, 3, undefined].map((index) => ({
    ...buildParticipant(),
    attendanceType: index === undefined ? null : (attendanceTypes[index] ?? null),
    weeklyLecture: { lectureId: lecture.id },
  })),
};
const timeline = [
  { kind: 'ATTENDANCE', at: '2026-11-03T09:40:00Z', title: '미적분 B 10주차 · 출석' },
  { kind: 'CONSULT', at: '2026-10-30T08:20:00Z', title: '전화 상담 · 확통을 권함.' },
  { kind: 'SCORE', at: '2026-10-27T09:30:00Z', title: '9주차 테스트 · 84/100점' },
  { kind: 'CLINIC', at: '2026-10-25T05:00:00Z', title: '클리닉 · 귀가' },
  { kind: 'MESSAGE', at: '2026-10-24T03:00:00Z', title: '보호자에게 문자 · 이번 주 수업 안내입니다.' },
].map((event, at) => ({ ...event, refId: namedId(String(at)), actor: { name: staff.ta.name } }));
const relative = ({ id, loginId }: { id: string; loginId: string }, name: string, grade: string) => ({
  ...buildStudent(),
  id,
  studentNumber: loginId,
  grade,
  user: { name, isActive: true },
});
const told = {
  decidedAt: '2026-10-02T05:10:00Z',
  decidedByStaff: { name: '한서윤' },
  one: relative(cast.minsu, '김민수', '고2'),
};
const siblings = {
  students_by_pk: { ...buildStudent(), withSameParentPhone: [relative(cast.geonu, '김민지', '중3')] },
  studentSiblings: [
    { ...told, status: 'CONFIRMED', other: relative(cast.doyun, '김민재', 'N수') },
    { ...told, status: 'REFUSED', other: relative(cast.jihun, '박지훈', '고2') },
  ],
};
/** What stands around the student: timeline, siblings, choices. */
export const around = [
  filled(StudentTimelineDocument, ({ kinds }) => ({
    studentTimeline: timeline.filter(({ kind }) => [kinds].flat().includes(kind)),
  })),
  filled(SiblingsDocument, siblings),
  filled(StudentTagOptionsDocument, { tags: [buildTag(), buildTag({ name: '상담 필요', color: '#fb8c00' })] }),
  filled(LectureOptionsDocument, { lectures: [lecture] }),
];
