import preview from '#storybook/preview.tsx';
import { buildClinicParticipant, buildClinicTodo } from '#mocks/builders/clinicParticipant.ts';
import { buildClinicSlot } from '#mocks/builders/clinicSlot.ts';
import { staff, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { StudentClinicDocument, type StudentClinicQuery } from './generated/graphql.ts';
import StudentClinic from './StudentClinic.tsx';

type Booking = StudentClinicQuery['clinicParticipants'][number];

const on = (heldOn: string, rest: Partial<Booking> = {}): Booking => {
  const slot = buildClinicSlot({ heldOn });
  return { ...buildClinicParticipant(slot), slot, taStaff: { name: staff.ta.name }, ...rest };
};
const aggregate = (count: number) => ({ aggregate: { count } });
const history: StudentClinicQuery = {
  clinicParticipants: [
    on('2026-11-24', { todos: [buildClinicTodo({ kind: 'RETAKE', title: '13주차 재시험', status: 'TODO' })] }),
    on('2026-11-20', { reserveType: 'COUNSEL', counselType: 'SCORES', status: 'DEPARTED' }),
    on('2026-11-17', {
      status: 'DEPARTED',
      memo: '30분 일찍 감',
      todos: [
        buildClinicTodo({ status: 'DONE' }),
        buildClinicTodo({ kind: 'HOMEWORK', title: '워크북 41–48쪽', status: 'FAILED' }),
      ],
    }),
    on('2026-11-10', { status: 'NO_SHOW', isHurried: true }),
    on('2026-11-03', { status: 'CANCELLED' }),
  ],
  clinicTodos: [buildClinicTodo({ title: '14주차 오답 정리' })],
  came: aggregate(11),
  missed: aggregate(1),
};

const meta = preview.meta({
  title: 'CRM/학생/클리닉',
  component: StudentClinic,
  decorators: [inCrm({ at: `/crm/students/${students.minsu.id}`, route: '/crm/students/:studentId' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(StudentClinicDocument, history)),
  play: async ({ canvas }) => {
    await says(canvas, '11번 옴 · 불참 1번');
    canvas.getByText('예약하지 않은 할 일 1개');
    canvas.getAllByText('완료');
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(StudentClinicDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(StudentClinicDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(StudentClinicDocument)) });
