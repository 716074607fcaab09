import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import preview from '#storybook/preview.tsx';
import { buildClinicTodo } from '#mocks/builders/clinicParticipant.ts';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { asks, hears, hearsLast, openForm, press, rewrite, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { fitsStanding } from '#ui-kit/testing/standing.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { ClinicDayDocument } from './generated/graphql.ts';
import { boardAnswers, buildEvening, buildFullEvening, quiet, type Evening } from './testing/evening.ts';
import DayBoardPage from './DayBoardPage.tsx';
import { hasAll, newAcademyHas } from '../setup/testing/whatThereIs.ts';

const graded = fn();
const booked = fn<(asked: { wait?: boolean }) => void>();

const meta = preview.meta({
  title: 'CRM/클리닉/판',
  component: DayBoardPage,
  decorators: [inCrm({ at: '/crm/clinic' })],
  globals: { viewport: { value: 'desk' } },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(...boardAnswers(() => evening));
  },
  play: async ({ canvas }) => {
    const [early] = await canvas.findAllByRole('region', { name: /클리닉실/ });
    // Urgent ones first.
    const [first] = within(early!).getAllByRole('listitem');
    await expect(first).toHaveTextContent('급함');
  },
});

/** Beside the menu at 1366 × 768: what stands above the columns is low, and each shows six students. */
export const Desk = meta.story({
  decorators: [(Story) => <div style={{ width: 1110 }}>{Story()}</div>],
  beforeEach: ({ msw }) => {
    const evening = buildFullEvening();
    msw.use(...boardAnswers(() => evening));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '박지훈 도착' });
    await says(canvas, '오늘은 2관 복사기 점검');
    const columns = [...canvasElement.querySelectorAll('[data-carry-target]')];
    const top = canvasElement.querySelector('header')!.getBoundingClientRect().top;
    await expect(columns[0]!.getBoundingClientRect().top - top).toBeLessThanOrEqual(120);
    for (const column of columns) {
      const cards = [...column.querySelectorAll('[data-presence]')];
      const seen = cards.filter((card) => card.getBoundingClientRect().bottom <= window.innerHeight);
      await expect(seen.length).toBeGreaterThanOrEqual(6);
      for (const card of cards)
        await expect(card.querySelectorAll('[data-main], [data-variant="primary"]').length).toBeLessThanOrEqual(1);
    }
  },
});

/** Held in a hand: what is above, beside and in a menu is as large as a finger. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  beforeEach: Desk.input.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, '김민수 할 일 외 1개 보기');
    await fitsStanding(canvasElement);
    await press(canvas, '박지훈 메뉴');
    await canvas.findByRole('menuitem', { name: '메모' });
    await fitsStanding(document.body);
  },
});

export const TabletOnItsSide = Tablet.extend({ globals: { viewport: { value: 'tabletOnItsSide' } } });

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    await says(canvas, '오늘은 2관 복사기 점검');
    await expect(canvas.queryByRole('button', { name: '판 공지 수정' })).toBeNull();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, empty(ClinicDayDocument), ...quiet),
});

Empty.test('The wall screen says why it stays closed', async ({ canvas }) => {
  await says(canvas, '이날은 클리닉이 없습니다');
  await expect(canvas.getByRole('button', { name: '학생 예약' })).toBeDisabled();
  await submit(canvas, '벽 화면', '남은 클리닉이 없습니다.');
});

/** There is nothing at all yet: the first thing to make is named. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(newAcademyHas, empty(ClinicDayDocument), ...quiet),
  play: ({ canvas }) => says(canvas, /^아직 학생이 없습니다/),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(ClinicDayDocument), ...quiet),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(ClinicDayDocument), ...quiet),
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      failed('arriveClinicParticipant', 409, 'move-not-allowed', '이미 취소한 예약입니다.'),
    );
  },
  play: async ({ canvas }) => {
    await submit(canvas, '박지훈 도착', '박지훈: 이미 취소한 예약입니다.');
    await sees(canvas.getByRole('button', { name: '박지훈 도착' }));
  },
});

/** A submission is graded on the board; the result is shown while the score is typed. */
export const Graded = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      filled('gradeClinicTodo', async (request) => {
        graded(await request.json());
        const [todo] = evening.early.participants[1]!.todos;
        return {
          todo: buildClinicTodo({ id: todo!.id, kind: 'RETAKE', status: 'DONE', version: 2 }),
          followUp: null,
          cell: null,
          clinicStatus: 'DONE',
          changeSetId: namedId('set'),
        };
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, /재시험 채점/);
    await write(dialog, { 점수: '65' });
    await says(dialog, '미통과');
    await rewrite(dialog, { 점수: '82' });
    await says(dialog, '통과');
    await press(dialog, '채점하기');
    await says(canvas, /82점, 통과했습니다/);
    await expect(graded).toHaveBeenCalledWith(expect.objectContaining({ value: 82, version: 1 }));
  },
});

/** A colleague's change arrives while a student is dragged to the other slot. */
export const CarriedWhileRead = meta.story({
  beforeEach: ({ msw }) => {
    let evening: Evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      filled('arriveClinicParticipant', (request) => {
        const id = new URL(request.url).pathname.split('/').at(-2);
        const participants = evening.early.participants.map((one) =>
          one.id === id ? { ...one, status: 'ARRIVED' as const, arrivedAt: inMinutes(0) } : one,
        );
        evening = { ...evening, early: { ...evening.early, participants } };
        return changed(participants.find((one) => one.id === id)!);
      }),
      filled('moveClinicParticipant', (request) => {
        const id = new URL(request.url).pathname.split('/').at(-2);
        const moved = evening.early.participants.find((one) => one.id === id)!;
        evening = {
          early: { ...evening.early, participants: evening.early.participants.filter((one) => one.id !== id) },
          late: {
            ...evening.late,
            participants: [...evening.late.participants, { ...moved, slotId: evening.late.id }],
          },
        };
        return changed(moved);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const mouse = userEvent.setup();
    const handle = await canvas.findByRole('button', { name: '최유진 옮기기' });
    await mouse.pointer({ keys: '[MouseLeft>]', target: handle });
    const other = canvas.getByRole('button', { name: '박지훈 도착' });
    other.click();
    await canvas.findByRole('button', { name: '박지훈 귀가' });
    const [, late] = canvasElement.querySelectorAll('[data-carry-target]');
    const { left, top } = late!.getBoundingClientRect();
    await mouse.pointer([
      { target: document.body, coords: { clientX: left + 30, clientY: Math.max(0, top) + 30 } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
    await waitFor(() => expect(within(late as HTMLElement).getByText('최유진')).toBeVisible());
  },
});

/** By keyboard only: a student without a booking is moved into a slot, and a full slot offers the waiting list; a booked student keeps the booking. */
export const CarriedFromUnbooked = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    evening.late.capacity = 2;
    msw.use(
      ...boardAnswers(() => evening),
      filled('addClinicParticipants', (_, asked) => {
        if (asked.dryRun !== true) booked(asked);
        const { booking } = changed(evening.late.participants[0]!);
        return {
          bookings: [{ ...booking, status: asked.wait ? 'WAITING' : 'RESERVED' }],
          clashes: [
            { userId: booking.studentId, name: '최유진', lecture: '중2 영어', at: '11월 24일 (화) 18:00–20:00' },
          ],
          changeSetId: namedId('set'),
        };
      }),
    );
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('complementary', { name: '예약 없는 학생' }));
    const [grip] = await panel.findAllByRole('button', { name: /옮기기$/ });
    grip!.focus();
    await userEvent.keyboard(' {ArrowRight} ');
    const clash = '최유진 학생은 11월 24일 (화) 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.';
    await expect(await canvas.findByText(/학생을 .+ 클리닉실에 예약했습니다/)).toHaveTextContent(clash);
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    const asked = within(await canvas.findByRole('alertdialog', { name: /자리가 없습니다/ }));
    await says(asked, /기다리는 1명 다음/, clash);
    await press(asked, '대기로 추가');
    await says(canvas, /대기에 넣었습니다/);
    await expect(booked.mock.calls.map(([{ wait }]) => wait)).toEqual([undefined, true]);
    canvas.getByRole('button', { name: '박지훈 옮기기' }).focus();
    await userEvent.keyboard(' {ArrowRight} ');
    const kept = within(await canvas.findByRole('alertdialog', { name: /박지훈/ }));
    await says(kept, /자리는 그대로 둡니다/);
  },
});

export const Wall = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(...boardAnswers(() => evening));
  },
  play: async ({ canvas }) => {
    const wall = await openForm(canvas, '벽 화면', '클리닉 벽 화면');
    await says(wall, '김민수');
    await submit(wall, '이름 줄이기', '김○수');
    await expect(wall.queryByText('김민수')).toBeNull();
  },
});

type Status = ReplyOf<'moveClinicParticipant'>['booking']['status'];
const changed = (booking: Evening['early']['participants'][number]) => ({
  booking: {
    ...booking,
    studentId: booking.student.id,
    place: null,
    counselType: null,
    status: booking.status as Status,
  },
  clashes: [],
  changeSetId: namedId('set'),
});

const noted = fn();

/** A student with open todos is not sent home by one tap. */
export const DepartureWithOpenTodos = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      filled('departClinicParticipant', (request) => {
        const id = new URL(request.url).pathname.split('/').at(-2);
        noted(id);
        const one = evening.early.participants.find((booking) => booking.id === id)!;
        return changed({ ...one, status: 'DEPARTED', departedAt: inMinutes(0) });
      }),
    );
  },
  play: async ({ canvas }) => {
    const question = await asks(canvas, '김민수 귀가', '김민수 학생을 보낼까요?');
    await expect(question.getAllByRole('listitem')).toHaveLength(2);
    await press(question, '취소');
    await expect(noted).not.toHaveBeenCalled();
    await press(canvas, '김민수 귀가', '그래도 귀가');
    await waitFor(() => expect(noted).toHaveBeenCalledTimes(1));
  },
});

/** A todo is renamed at the version on screen, and deleted after a question; one that was begun stays. */
export const TodoEditedAndDeleted = meta.story({
  beforeEach: ({ msw }) => {
    const evening = buildEvening();
    msw.use(
      ...boardAnswers(() => evening),
      filled('updateClinicTodo', (_, asked) => ({ ...bare, ...asked }), noted),
      filled('deleteClinicTodo', (request) => void noted(request.method)),
    );
  },
  play: async ({ canvas }) => {
    const [first] = buildEvening().early.participants[2]!.todos;
    const title = first!.title;
    const more = async () => {
      const list = within(await canvas.findByRole('list', { name: '박지훈 할 일' }));
      await press(list, `${title} 메뉴`);
    };
    await more();
    const dialog = await openForm(canvas, '수정', '할 일 수정', 'menuitem');
    await rewrite(dialog, { '할 일': '오답 노트 3쪽' });
    await press(dialog, '저장');
    await hears(noted, expect.objectContaining({ title: '오답 노트 3쪽', version: first!.version }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await more();
    await userEvent.click(canvas.getByRole('menuitem', { name: '삭제' }));
    await press(canvas, '할 일 삭제');
    await hearsLast(noted, 'DELETE');
  },
});

const bare = {
  id: '01990000-0000-7f00-8000-000000000077',
  studentId: '01990000-0000-7f00-8000-000000000078',
  participantId: null,
  sequence: 1,
  status: 'TODO' as const,
  scoreAttemptId: null,
  retakeExamId: null,
  followsId: null,
  memo: '',
};
