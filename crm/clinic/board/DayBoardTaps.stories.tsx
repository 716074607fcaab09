import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Todo } from '#client/generated/rest/clinicTodos.ts';
import { failed, filled } from '#mocks/states.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import preview from '#storybook/preview.tsx';
import { hears, press, says, submit, take } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import DayBoardPage from '../DayBoardPage.tsx';
import type { BookingFragment, TodoFragment } from '../generated/graphql.ts';
import { boardAnswers, buildEvening, type Evening } from '../testing/evening.ts';

const meta = preview.meta({
  title: 'CRM/클리닉/판의 동작',
  component: DayBoardPage,
  decorators: [inCrm({ at: '/crm/clinic' })],
  globals: { viewport: { value: 'desk' } },
});

const sent = fn();
const note = async (request: Request): Promise<void> => {
  const { pathname, search } = new URL(request.url);
  sent(`${request.method} ${pathname}${search}`, request.method === 'DELETE' ? null : await request.json());
};

/** The evening as the server holds it; a write changes it. */
let evening: Evening = buildEvening();
const startEvening = () => {
  evening = buildEvening();
  return boardAnswers(() => evening);
};
const bookingAt = (at: number): BookingFragment => evening.early.participants[at]!;

type Status = ReplyOf<'hurryClinicParticipant'>['booking']['status'];

/** Changes a booking of the early slot; answers like the server. */
function change(at: number, values: Partial<BookingFragment>): ReplyOf<'hurryClinicParticipant'> {
  const before = bookingAt(at);
  const booking = { ...before, ...values, version: before.version + 1 };
  evening.early.participants = evening.early.participants.toSpliced(at, 1, booking);
  const { id: studentId } = booking.student;
  const changed = { ...booking, studentId, place: null, counselType: null, status: booking.status as Status };
  return { booking: changed, changeSetId: '01990000-0000-7f00-8000-0000000000c3' };
}

const todoOf = (todo: TodoFragment, { id, student }: BookingFragment): Todo => ({
  id: todo.id,
  studentId: student.id,
  participantId: id,
  sequence: todo.sequence,
  kind: 'RETAKE',
  title: todo.title,
  status: todo.status as Todo['status'],
  scoreAttemptId: todo.scoreAttemptId ?? null,
  retakeExamId: null,
  followsId: null,
  memo: '',
  version: todo.version,
});

/** Opens the menu of a student and chooses from it. */
async function choose(canvasElement: HTMLElement, name: string, item: string): Promise<void> {
  const canvas = within(canvasElement);
  await take(canvas, `${name} 메뉴`, item);
}

export const Hurried = meta.story({
  beforeEach: ({ msw }) => {
    const answers = startEvening();
    const hurried = filled('hurryClinicParticipant', async (request) => {
      await note(request);
      return change(2, { isHurried: true });
    });
    msw.use(hurried, ...answers);
  },
  play: async ({ canvas, canvasElement }) => {
    const { id, version } = bookingAt(2);
    await canvas.findByRole('button', { name: '박지훈 도착' });
    const before = canvas.getAllByText('급함').length;
    await choose(canvasElement, '박지훈', '급함 표시');
    await hears(sent, `PUT /api/clinic/participant/${id}/hurry`, { isHurried: true, version });
    await waitFor(() => expect(canvas.getAllByText('급함')).toHaveLength(before + 1));
    await press(canvas, '박지훈 메뉴');
    await canvas.findByRole('menuitem', { name: '급함 해제' });
  },
});

export const HurryRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '박지훈: 이준호님이 먼저 바꿨습니다. 새로 불러온 뒤 다시 수정해 주세요.';
    const answers = startEvening();
    msw.use(failed('hurryClinicParticipant', 409, 'version-conflict', detail), ...answers);
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '박지훈 도착' });
    const before = canvas.getAllByText('급함').length;
    await choose(canvasElement, '박지훈', '급함 표시');
    await says(canvas, /이준호님이 먼저 바꿨습니다/);
    await waitFor(() => expect(canvas.getAllByText('급함')).toHaveLength(before));
  },
});

export const BookingCancelled = meta.story({
  beforeEach: ({ msw }) => {
    const answers = startEvening();
    const removed = filled('removeClinicParticipant', async (request) => {
      await note(request);
      const answer = change(3, { status: 'CANCELLED' });
      evening.early.participants = evening.early.participants.toSpliced(3, 1);
      return answer;
    });
    const undone = filled('undoClinic', async (request) => {
      await note(request);
      return { changeSetId: '01990000-0000-7f00-8000-0000000000c4' };
    });
    msw.use(removed, undone, ...answers);
  },
  play: async ({ canvas, canvasElement }) => {
    const { id, slotId, version } = bookingAt(3);
    await choose(canvasElement, '최유진', '예약 취소');
    await says(canvas, '최유진 학생의 예약을 취소했습니다');
    await expect(sent).toHaveBeenCalledWith(
      `DELETE /api/clinic/slot/${slotId}/participants/${id}?version=${version}`,
      null,
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: '최유진 메뉴' })).toBeNull());
    await submit(canvas, '되돌리기', '되돌렸습니다');
    await expect(sent.mock.lastCall?.[1]).toEqual({ changeSetId: '01990000-0000-7f00-8000-0000000000c3' });
  },
});

export const CancellingRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그사이 다른 시간으로 옮겨진 예약입니다. 새로고침한 뒤 확인해 주세요.';
    const answers = startEvening();
    msw.use(failed('removeClinicParticipant', 409, 'changed-since', detail), ...answers);
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, '최유진', '예약 취소');
    await says(canvas, '최유진: 그사이 다른 시간으로 옮겨진 예약입니다. 새로고침한 뒤 확인해 주세요.');
    await canvas.findByRole('button', { name: '최유진 메뉴' });
  },
});

const RETAKE = '12주차 주간 테스트 재시험';
const CORRECTION = '11주차 오답 정리';

export const TodoTapped = meta.story({
  beforeEach: ({ msw }) => {
    const answers = startEvening();
    const turned = filled('setClinicTodoStatus', async (request) => {
      await note(request);
      const booking = bookingAt(0);
      const todo = { ...booking.todos[0]!, status: 'SUBMITTED' as const, version: 2 };
      change(0, { todos: [todo, ...booking.todos.slice(1)] });
      return { todo: todoOf(todo, booking), followUp: null, changeSetId: '01990000-0000-7f00-8000-0000000000c5' };
    });
    msw.use(turned, ...answers);
  },
  play: async ({ canvas }) => {
    const [todo] = bookingAt(0).todos;
    const list = within(await canvas.findByRole('list', { name: '김민수 할 일' }));
    await press(list, `${RETAKE} 제출`);
    // What is submitted is graded next.
    await list.findByRole('button', { name: `${RETAKE} 채점` });
    await hears(sent, `PUT /api/clinic/todo/${todo!.id}/todo-status`, {
      version: 1,
      status: 'SUBMITTED',
    });
  },
});

export const TodoRefused = meta.story({
  beforeEach: ({ msw }) => {
    const answers = startEvening();
    msw.use(failed('setClinicTodoStatus', 409, 'move-not-allowed', "이미 '하는 중'입니다."), ...answers);
  },
  play: async ({ canvas }) => {
    await press(canvas, '김민수 할 일 외 1개 보기');
    const list = within(await canvas.findByRole('list', { name: '김민수 할 일' }));
    await press(list, `${CORRECTION} 시작`);
    await says(canvas, `${CORRECTION}: 이미 '하는 중'입니다.`);
    await list.findByRole('button', { name: `${CORRECTION} 시작` });
  },
});

/** Moves the second todo of 김민수 to the top by keyboard. */
async function moveUp(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await press(canvas, '김민수 할 일 외 1개 보기');
  const list = within(canvas.getByRole('list', { name: '김민수 할 일' }));
  list.getByRole('button', { name: `${CORRECTION} 순서 바꾸기` }).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  return (): string[] => {
    const top = (row: HTMLElement): number => row.getBoundingClientRect().top;
    const rows = list.getAllByRole('listitem').toSorted((one, other) => top(one) - top(other));
    return rows.map((row) => (row.textContent.includes(RETAKE) ? RETAKE : CORRECTION));
  };
}

export const TodosReordered = meta.story({
  beforeEach: ({ msw }) => {
    const answers = startEvening();
    const ordered = filled('orderClinicTodos', async (request) => {
      await note(request);
      const booking = bookingAt(0);
      const todos = booking.todos.toReversed().map((todo, at) => ({ ...todo, sequence: at + 1, version: 2 }));
      change(0, { todos });
      return { todos: todos.map((todo) => todoOf(todo, booking)) };
    });
    msw.use(ordered, ...answers);
  },
  play: async ({ canvasElement }) => {
    const ids = bookingAt(0).todos.map(({ id }) => id);
    const order = await moveUp(canvasElement);
    await hears(sent, 'PUT /api/clinic/change-seq-for-clinic-todo', {
      todoIds: ids.toReversed(),
      previousIds: ids,
    });
    await waitFor(() => expect(order()).toEqual([CORRECTION, RETAKE]));
  },
});

export const OrderRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '그사이 다른 사람이 순서를 바꿨습니다. 새 순서를 확인한 뒤 다시 옮겨 주세요.';
    const answers = startEvening();
    msw.use(failed('orderClinicTodos', 409, 'list-changed', detail), ...answers);
  },
  play: async ({ canvas, canvasElement }) => {
    const order = await moveUp(canvasElement);
    await says(canvas, /김민수 할 일 순서: 그사이 다른 사람이 순서를 바꿨습니다/);
    await waitFor(() => expect(order()).toEqual([RETAKE, CORRECTION]));
  },
});
