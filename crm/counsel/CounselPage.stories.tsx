import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rankOf } from '#mocks/builders/examStatistics.ts';
import { buildClinicParticipant } from '#mocks/builders/clinicParticipant.ts';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { staff } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { hears, press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import CounselPage from './CounselPage.tsx';
import type { OutcomeProps } from './outcome.ts';
import {
  CounselDayDocument,
  CounselSheetDocument,
  CounselWeekDocument,
  type CounselDayQuery,
  type CounselSheetQuery,
} from './generated/graphql.ts';

const taStaff = { name: staff.taAdmin.name };
const people = buildStudents(4);
const slots: CounselDayQuery['clinicSlots'] = [14, 15, 16].map((hour, at) => {
  const slot = buildClinicSlot({
    reserveType: 'COUNSEL',
    counselType: at === 1 ? 'PARENT' : null,
    room: '상담실',
    capacity: 1,
    startsAt: `2026-11-25T${String(hour - 9).padStart(2, '0')}:00:00Z`,
    endsAt: `2026-11-25T${String(hour - 9).padStart(2, '0')}:50:00Z`,
  });
  const { startsAt, endsAt } = slot;
  const booking = (student: number, status: 'ARRIVED' | 'RESERVED' | 'WAITING', counselType: 'SCORES' | 'PARENT') => ({
    ...buildClinicParticipant({ startsAt, endsAt, student: people[student]!, status, counselType }),
    taStaff,
  });
  const participants =
    at === 0
      ? [booking(0, 'ARRIVED', 'SCORES')]
      : at === 1
        ? [booking(1, 'RESERVED', 'PARENT'), booking(2, 'WAITING', 'PARENT')]
        : [];
  return {
    ...slot,
    taStaff,
    load: { booked: Math.min(1, participants.length), waiting: at === 1 ? 1 : 0 },
    participants,
  };
});
const days = [25, 26, 28].map((day) => ({
  id: namedId(String(day)),
  heldOn: `2026-11-${day}`,
  capacity: 3,
  booked: day === 25 ? 2 : 1,
  waiting: day === 25 ? 1 : 0,
}));

const exam = (name: string, heldOn: string) => ({ name, totalPoints: 100, cutline: 70, weeklyLecture: { heldOn } });
const student: CounselSheetQuery = {
  students_by_pk: {
    ...people[0]!,
    enrollments: [{ id: namedId('e'), lecture: { name: '미적분 B' } }],
    scores: [
      {
        id: namedId('1'),
        status: 'GRADED',
        exam: exam('3주차 주간 테스트', '2026-11-24'),
        rank: { value: 62, ...rankOf(19, 24) },
      },
      {
        id: namedId('2'),
        status: 'GRADED',
        exam: exam('2주차 주간 테스트', '2026-11-17'),
        rank: { value: 84, ...rankOf(8, 24) },
      },
      { id: namedId('3'), status: 'ABSENT', exam: exam('1주차 주간 테스트', '2026-11-10'), rank: null },
    ],
    actualExamScores: [
      {
        id: namedId('a'),
        kind: 'MOCK',
        year: 2025,
        term: null,
        part: null,
        month: 11,
        subject: '수학',
        rawScore: 76,
        grade: 3,
        gradeScale: 9,
      },
    ],
    attendanceRates: [{ lectureId: namedId('l'), rate: 87.5, marked: 8, present: 7, lecture: { name: '미적분 B' } }],
    memos: [
      {
        id: namedId('m'),
        body: '수업 뒤 질문이 많음. 칭찬에 힘을 얻는 편.',
        isPinned: true,
        createdAt: '2026-11-11T09:00:00Z',
      },
    ],
    records: [],
    consults: [
      {
        id: namedId('c'),
        consultedAt: '2026-10-20T09:00:00Z',
        topic: 'STUDY',
        body: '숙제 시간을 정하기로 함.',
        followUpOn: '2026-11-25',
        consultedByStaff: { name: staff.admin.name },
      },
    ],
    clinicParticipants: [
      {
        id: namedId('k'),
        status: 'DEPARTED',
        startsAt: '2026-11-19T08:00:00Z',
        todos: [{ id: namedId('t'), title: '오답 정리', status: 'DONE' }],
      },
      { id: namedId('n'), status: 'NO_SHOW', startsAt: '2026-11-12T08:00:00Z', todos: [] },
    ],
  },
};
const written = fn<(props: OutcomeProps) => void>();
const Outcome = (props: OutcomeProps) => {
  written(props);
  return null;
};

const meta = preview.meta({
  title: 'CRM/클리닉/상담',
  component: CounselPage,
  args: { Outcome },
  decorators: [inCrm({ at: '/crm/counsel?day=2026-11-25' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(CounselDayDocument, { clinicSlots: slots }),
      filled(CounselWeekDocument, { clinicSlotLoads: days }),
      filled(CounselSheetDocument, student),
    ),
});

Filled.test('A record is begun', async ({ canvas }) => {
  await press(canvas, /^김민수 세움고/);
  const sheet = within(await canvas.findByRole('article', { name: '김민수 상담 준비' }));
  await says(sheet, '커트라인 아래');
  await press(sheet, '상담 기록 작성');
  await hears(
    written,
    expect.objectContaining({
      studentId: people[0]!.id,
      start: {
        clinicParticipantId: slots[0]!.participants[0]!.id,
        day: '2026-11-25',
        time: '14:00:00',
        topic: 'SCORES',
        channel: 'VISIT',
        counterpart: 'STUDENT',
      },
    }),
  );
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(CounselDayDocument), empty(CounselWeekDocument)),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(CounselDayDocument), empty(CounselWeekDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(CounselDayDocument), empty(CounselWeekDocument)),
});
