import type { RequestHandler } from 'msw';
import { buildClinicParticipant, buildClinicTodo, type BookingWithStudent } from '#mocks/builders/clinicParticipant.ts';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { staff } from '#mocks/cast.ts';
import { empty, filled } from '#mocks/states.ts';
import { atMinute } from '#ui-kit/format/testing/when.ts';
import {
  ClinicDayDocument,
  ClinicUnbookedDocument,
  type BookingFragment,
  type ClinicDayQuery,
  type TodoFragment,
} from '../generated/graphql.ts';
import { ClinicTasDocument } from '../../clinicSlots/generated/graphql.ts';

/** Two slots around the current time, with bookings and todos; always the same except for the time. */
export interface Evening {
  early: ClinicDayQuery['clinicSlots'][number];
  late: ClinicDayQuery['clinicSlots'][number];
}

export const tas = [staff.ta, staff.taAdmin].map(({ id, name }) => ({ id, name }));

const students = buildStudents(20);
const exam = { name: '12주차 주간 테스트', totalPoints: 100, cutline: 70 };

export function buildEvening(): Evening {
  const early = slot(-45, 75, '클리닉실', 14);
  const late = slot(75, 195, '클리닉실', 10);
  const come = atMinute;
  early.participants = [
    booking(early, 0, { status: 'ARRIVED', arrivedAt: come(-40) }, ['DOING', 'TODO']),
    booking(early, 1, { status: 'ARRIVED', arrivedAt: come(-38), isHurried: true }, ['SUBMITTED', 'DOING']),
    booking(early, 2, { taId: staff.taAdmin.id, memo: '8시에 학교 앞에서 부모님을 만나야 함' }, ['TODO']),
    booking(early, 3, { taId: null }, ['TODO']),
    booking(early, 4, { startsAt: atMinute(30), taId: staff.taAdmin.id }, ['TODO', 'TODO']),
    booking(early, 5, { status: 'DEPARTED', arrivedAt: come(-44), departedAt: come(-5) }, ['DONE', 'TODO']),
    booking(early, 6, { status: 'ARRIVED', arrivedAt: come(-20), taId: staff.taAdmin.id }, ['DONE', 'FAILED', 'TODO']),
  ];
  late.participants = [
    booking(late, 7, {}, ['TODO']),
    booking(late, 8, { promotedAt: come(-60) }, ['TODO', 'TODO']),
    booking(late, 9, { status: 'WAITING', waitingNumber: 1, taId: null }, []),
  ];
  return { early, late };
}

/** An evening with more students than a column shows at once. */
export function buildFullEvening(): Evening {
  const { early, late } = buildEvening();
  early.participants.push(
    booking(early, 15, {}, ['TODO', 'TODO']),
    booking(early, 16, { taId: staff.taAdmin.id }, ['TODO']),
  );
  late.participants.push(...[10, 11, 17, 18, 19].map((student) => booking(late, student, {}, ['TODO', 'TODO'])));
  return { early, late };
}

/** Answers the board's queries; the function is called for each request. */
export function boardAnswers(evening: () => Evening): RequestHandler[] {
  return [
    filled(ClinicDayDocument, () => ({
      clinicSlots: Object.values(evening()),
      clinicTaDays: [{ taId: staff.taAdmin.id, assigned: 5, counsels: 2 }],
      notices: [
        {
          id: namedId('n'),
          title: '오늘은 2관 복사기 점검',
          body: '프린트는 데스크에 부탁하세요.',
          isForStudents: true,
          version: 1,
        },
      ],
    })),
    filled(ClinicTasDocument, { staff: tas }),
    filled(ClinicUnbookedDocument, {
      clinicTodos: [12, 12, 13, 14].map((at, index) => ({
        ...buildClinicTodo({ title: index % 2 === 0 ? '11주차 주간 테스트 재시험' : '11주차 오답 정리' }),
        student: students[at]!,
      })),
    }),
  ];
}

/** Answers the other documents of the page with empty results. */
export const quiet = [empty(ClinicTasDocument), empty(ClinicUnbookedDocument)];

function slot(from: number, to: number, room: string, capacity: number): Evening['early'] {
  return { ...buildClinicSlot({ startsAt: atMinute(from), endsAt: atMinute(to), room, capacity }), participants: [] };
}

function booking(
  { id: slotId, startsAt, endsAt }: Evening['early'],
  student: number,
  overrides: Partial<BookingWithStudent>,
  states: TodoFragment['status'][],
): BookingFragment {
  const one = buildClinicParticipant({ slotId, startsAt, endsAt, student: students[student]!, ...overrides });
  const todos = states.map((status, at) => {
    const isRetake = at === 0;
    return {
      ...buildClinicTodo({
        sequence: at + 1,
        kind: isRetake ? 'RETAKE' : 'CORRECTION',
        title: isRetake ? '12주차 주간 테스트 재시험' : `${12 - at}주차 오답 정리`,
        scoreAttemptId: isRetake ? one.id : null,
      }),
      status,
      retakeExam: isRetake ? { totalPoints: 100, cutline: 70 } : null,
      scoreAttempt: isRetake ? { exam } : null,
    };
  });
  return { ...one, todos };
}
