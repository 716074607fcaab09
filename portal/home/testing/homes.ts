import { buildAnnouncement } from '#mocks/builders/announcement.ts';
import { buildEnrollment } from '#mocks/builders/enrollment.ts';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildLectureDday } from '#mocks/builders/lectureDday.ts';
import { buildLectureMaterial } from '#mocks/builders/lectureMaterial.ts';
import { namedId } from '#mocks/builders/row.ts';
import { lectures } from '#mocks/cast.ts';
import { dateOf, hourOf } from '#ui-kit/format/testing/when.ts';
import { attended } from '../../shared/testing/weeks.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import { nothing } from './nothing.ts';

export const calculus = {
  ...buildLecture(),
  hours: [{ weekday: 5, startsAt: '19:00:00', endsAt: '21:00:00' }],
  enrollments: [buildEnrollment()],
  ddays: [buildLectureDday('모의고사', 5), buildLectureDday('수능', 362)],
};
const statistics = {
  ...buildLecture(lectures.statistics),
  hours: [],
  enrollments: [buildEnrollment()],
  ddays: [],
};
/** A lesson in three days. */
export const next = { ...attended({ weekNumber: 5, heldOn: dateOf(3) }), lecture: calculus };

/** An exam that is handed in until then. */
export function handIn(
  name: string,
  closesAt: string,
  submissions: PortalHomeQuery['windows'][number]['exam']['submissions'] = [],
): PortalHomeQuery['windows'][number] {
  return {
    id: namedId(name),
    opensAt: null,
    closesAt,
    exam: { id: namedId(name), name, lectureId: calculus.id, submissions },
  };
}

/** Something of everything. What comes first is the same at any hour. */
export const home: PortalHomeQuery = {
  lectures: [calculus, statistics],
  upcoming: [next],
  times: [],
  news: [
    { ...buildAnnouncement({ publishedAt: `${dateOf(-1)}T09:00:00Z` }), weeklyLecture: next },
    {
      ...buildAnnouncement({ title: '겨울 방학 특강 시간표', publishedAt: `${dateOf(-3)}T09:00:00Z` }),
      weeklyLecture: next,
    },
  ],
  bookings: [
    {
      id: namedId('b1'),
      reserveType: 'CLINIC',
      counselType: null,
      status: 'RESERVED',
      waitingPlace: null,
      startsAt: `${dateOf(1)}T10:00:00Z`,
      endsAt: `${dateOf(1)}T11:30:00Z`,
      slot: { room: '클리닉실' },
      todos: [{ id: namedId('t1') }, { id: namedId('t2') }],
    },
  ],
  videos: [
    {
      id: namedId('v'),
      title: '3주차 수업 영상',
      durationSeconds: 4800,
      readers: [{ closesAt: `${dateOf(4)}T14:59:00Z` }],
      viewings: [{ percent: 35 }],
      weeklyLecture: { ...next, lecture: calculus },
    },
  ],
  due: [{ ...buildLectureMaterial(), lectureId: calculus.id }],
  windows: [
    handIn('4주차 주간 테스트', hourOf(2, 22)),
    handIn('개념 확인 과제', hourOf(0, 22), [{ status: 'DONE', submittedAt: hourOf(-1, 20) }]),
  ],
  todos: [{ id: namedId('t3'), title: '9월 모의고사 재시험' }],
  questions: [
    { id: '01990000-0000-7000-8000-0000000f0001', title: '22번 풀이가 이해되지 않아요', waitingSince: null },
    { id: '01990000-0000-7000-8000-0000000f0002', title: '수열의 극한 질문', waitingSince: `${dateOf(-1)}T09:00:00Z` },
  ],
  wordAssignments: [
    {
      id: namedId('wa1'),
      dueOn: dateOf(0),
      firstPlace: 1,
      lastPlace: 20,
      target: 15,
      known: 4,
      deck: { id: namedId('d1'), title: '수능 필수 영단어 1' },
    },
  ],
  words: [{ id: namedId('p1'), due: 12 }],
  studied: [],
  results: [
    {
      id: namedId('s1'),
      exam: {
        id: '01990000-0000-7000-8000-0000000e0002',
        name: '3주차 주간 테스트',
        totalPoints: 100,
        weeklyLecture: { heldOn: dateOf(-4) },
      },
      attempts: [{ value: 84 }],
    },
  ],
};

/** Lectures, and nothing to do. */
export const idle: PortalHomeQuery = { ...nothing, lectures: home.lectures };

/** Everything that was due today is done; a lesson comes. */
export const allDone: PortalHomeQuery = {
  ...idle,
  upcoming: [next],
  windows: [handIn('개념 확인 과제', hourOf(0, 22), [{ status: 'DONE', submittedAt: hourOf(-1, 20) }])],
  wordAssignments: home.wordAssignments.map((given) => ({ ...given, known: given.target })),
  studied: [{ id: namedId('s') }],
};
