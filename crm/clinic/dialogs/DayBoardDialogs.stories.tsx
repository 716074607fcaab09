import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { conflict, empty, failed, filled, loading } from '#mocks/states.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { hears, press, says, sees, submit, write } from '#ui-kit/testing/play.ts';
import { StudentChoicesDocument } from '../../students/generated/graphql.ts';
import { pickerOptions } from '../../students/testing/pickerOptions.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { buildEvening, tas } from '../testing/evening.ts';
import { DayBoardDialogs } from './DayBoardDialogs.tsx';
import type { DayBoardDialog } from '../types.ts';
import { dayBoardOf, type DayBoardSlot } from '../board/dayBoardRows.ts';

const sent = fn();
const said = fn();

interface AskedProps {
  /** The dialog to open, given the day's data. */
  ask: (slots: readonly DayBoardSlot[]) => DayBoardDialog;
}

/** One of the board's dialogs, opened as on the board. */
function Asked({ ask }: AskedProps) {
  const [slots] = useState(openEvening);
  return (
    <DayBoardDialogs
      slots={slots}
      tas={tas}
      day={'2026-12-21'}
      onSaid={said}
      onClose={fn()}
      dialog={ask(slots)}
      settledVersion={({ version }) => Promise.resolve(version)}
    />
  );
}

const openEvening = () =>
  dayBoardOf(
    { clinicSlots: Object.values(buildEvening()), clinicTaDays: [], notices: [] },
    new Map(),
    deviceClock.now().getTime(),
  );

const meta = preview.meta({
  title: 'CRM/클리닉/판의 물음',
  component: Asked,
  decorators: [inCrm({ at: '/crm/clinic' })],
  beforeEach: ({ msw }) => msw.use(...pickerOptions),
});

const closing = { mode: 'PREVIEW' as const, noShows: [], letGo: 0, notOver: 0, stillHere: [], changeSetId: null };
const named = (name: string) => ({
  participantId: buildStudents(1)[0]!.id,
  name,
  startsAt: '2026-12-21T09:00:00.000Z',
});
const hours = { startsAt: '2026-12-21T09:00:00.000Z', endsAt: '2026-12-21T11:00:00.000Z' };
const askClose = { ask: () => ({ kind: 'close' as const }) };
const askBook = { ask: () => ({ kind: 'book' as const }) };

export const CloseDay = meta.story({
  args: askClose,
  beforeEach: ({ msw }) =>
    msw.use(
      filled('closeClinicDay', {
        ...closing,
        letGo: 2,
        notOver: 3,
        noShows: ['박지훈', '최유진'].map(named),
        stillHere: ['김민수'].map(named),
      }),
    ),
  play: ({ canvas }) => says(canvas, /오지 않은 2명이 불참이 됩니다: 박지훈, 최유진/, /대기가 끝납니다/),
});

export const CloseDayNobody = meta.story({
  args: askClose,
  beforeEach: ({ msw }) => msw.use(filled('closeClinicDay', closing)),
});

export const CloseDayLoading = meta.story({
  args: askClose,
  beforeEach: ({ msw }) => msw.use(loading('closeClinicDay')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '마감하기' })).toBeDisabled(),
});

export const CloseDayFailed = meta.story({
  args: askClose,
  beforeEach: ({ msw }) => msw.use(failed('closeClinicDay')),
});

export const AssignTas = meta.story({
  args: { ask: () => ({ kind: 'assign' }) },
  beforeEach: ({ msw }) => msw.use(filled('assignClinicTa', { bookings: [], changeSetId: namedId('set') }, sent)),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('alertdialog', { name: /담당이 없는 1명/ }));
    await press(canvas, '맡기기');
    await waitFor(() => expect(sent.mock.calls[0]?.[0].taIds).toEqual(tas.map(({ id }) => id)));
  },
});

export const AssignPending = meta.story({
  args: AssignTas.input.args,
  beforeEach: ({ msw }) => msw.use(loading('assignClinicTa')),
  play: async ({ canvas }) => {
    const share = await canvas.findByRole('button', { name: '맡기기' });
    await userEvent.click(share);
    await waitFor(() => expect(share).toHaveAttribute('aria-busy', 'true'));
  },
});

const found = buildStudents(12).map((student) => ({ student }));

export const Book = meta.story({
  args: askBook,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(StudentChoicesDocument, { studentSearch: found }),
      failed('addClinicParticipants', 409, 'full', '정원 10명이 모두 찼습니다.'),
    ),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '학생 예약' }));
    await expect(await dialog.findByRole('checkbox', { name: /윤채원.*이미 예약함/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /김민수/ }));
    await submit(dialog, '예약하기', /정원 10명이 모두 찼습니다/);
  },
});

/** A student who has a lesson then is named before the booking. */
export const BookClash = meta.story({
  args: askBook,
  beforeEach: ({ msw }) => {
    const clash = { userId: namedId('u'), name: '김민수', lecture: '중2 영어', at: '11월 24일 (화) 18:00–20:00' };
    msw.use(
      filled(StudentChoicesDocument, { studentSearch: found }),
      filled('addClinicParticipants', { bookings: [], clashes: [clash], changeSetId: null }, sent),
    );
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '학생 예약' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /김민수/ }));
    await says(dialog, '김민수 학생은 11월 24일 (화) 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.');
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ dryRun: true });
  },
});

export const BookNobodyFound = meta.story({
  args: askBook,
  beforeEach: ({ msw }) => msw.use(empty(StudentChoicesDocument)),
});

export const BookLoading = meta.story({
  args: askBook,
  beforeEach: ({ msw }) => msw.use(loading(StudentChoicesDocument)),
});

export const BookFailed = meta.story({
  args: askBook,
  beforeEach: ({ msw }) => msw.use(failed(StudentChoicesDocument)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '예약하기' })).toBeDisabled(),
});

export const BookPending = meta.story({
  args: askBook,
  beforeEach: ({ msw }) =>
    msw.use(filled(StudentChoicesDocument, { studentSearch: found }), loading('addClinicParticipants')),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '학생 예약' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /김민수/ }));
    await press(dialog, '예약하기');
    await waitFor(() => expect(dialog.getByRole('button', { name: /예약하기/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Time = meta.story({
  // At fixed hours: around the current time, the slot would reach past midnight late in the evening.
  args: {
    ask: ([early]) => ({ kind: 'time', booking: { ...early!.bookings[0]!, ...hours }, slot: { ...early!, ...hours } }),
  },
  beforeEach: ({ msw }) =>
    msw.use(failed('changeClinicParticipantTime', 422, 'time-outside', '시간은 18:00–20:00 안에서 정해 주세요.')),
  play: ({ canvas }) => submit(canvas, '저장', '시간은 18:00–20:00 안에서 정해 주세요.'),
});

export const TimePending = meta.story({
  args: Time.input.args,
  beforeEach: ({ msw }) => msw.use(loading('changeClinicParticipantTime')),
  play: async ({ canvas }) => {
    await press(canvas, '저장');
    await waitFor(() => expect(canvas.getByRole('button', { name: /저장/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Todo = meta.story({
  args: { ask: ([early]) => ({ kind: 'todo', booking: early!.bookings[0]! }) },
  beforeEach: ({ msw }) => msw.use(filled('createClinicTodos', { todos: [], changeSetId: namedId('set') }, sent)),
  play: async ({ canvas }) => {
    await press(canvas, '추가');
    await expect(sent).not.toHaveBeenCalled();
    await write(canvas, { '할 일': '10월 모의고사 오답 정리' });
    await press(canvas, '추가');
    await hears(said, expect.stringContaining('할 일을 주었습니다'), namedId('set'));
  },
});

/** A colleague saved first: both texts are shown, and saving again overwrites theirs. */
export const Memo = meta.story({
  args: { ask: ([early]) => ({ kind: 'memo', booking: early!.bookings[0]! }) },
  beforeEach: ({ msw }) => {
    const both = { mine: '일찍 귀가', theirs: '어머니가 데리러 오심', changedBy: '박서연' };
    msw.use(conflict('writeClinicMemo', { id: tas[0]!.id, label: '이서연 학생 예약', ...both }));
  },
  play: async ({ canvas }) => {
    await write(canvas, { 메모: '일찍 귀가' });
    await submit(canvas, '저장', '어머니가 데리러 오심');
  },
});

export const MemoPending = meta.story({
  args: Memo.input.args,
  beforeEach: ({ msw }) => msw.use(loading('writeClinicMemo')),
  play: async ({ canvas }) => {
    await write(canvas, { 메모: '일찍 귀가' });
    await press(canvas, '저장');
    await waitFor(() => expect(canvas.getByRole('button', { name: /저장/ })).toHaveAttribute('aria-busy', 'true'));
  },
});
