import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { formatSpan } from '#ui-kit';
import { namedId } from '#mocks/builders/row.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { press, retype, says, take, write } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import DayBoardPage from '../DayBoardPage.tsx';
import { boardAnswers, buildEvening, type Evening } from '../testing/evening.ts';

const sent = fn();
let evening: Evening;

// Conflicts of these dialogs are shown in the stories of the board's questions.
const meta = preview.meta({
  title: 'CRM/클리닉/예약의 창',
  component: DayBoardPage,
  decorators: [inCrm({ at: '/crm/clinic' })],
  beforeEach: ({ msw }) => {
    evening = buildEvening();
    msw.use(...boardAnswers(() => evening));
  },
});

const changed = (booking: Evening['early']['participants'][number]) => ({
  booking: { ...booking, studentId: booking.student.id, place: null, counselType: null, status: 'RESERVED' as const },
  clashes: [],
  changeSetId: namedId('set'),
});

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;

async function openGrade(canvas: Canvas, value: string) {
  await press(canvas, /재시험 채점/);
  const dialog = await screen.findByRole('dialog', { name: /재시험 채점$/ });
  const score = within(dialog).getByRole('textbox', { name: /점수/ });
  await userEvent.type(score, value);
  return { dialog, score, grade: within(dialog).getByRole('button', { name: '채점하기' }) };
}

/** Opens a dialog from the menu of the third student. */
async function openByMenu(canvas: Canvas, item: string) {
  await take(canvas, '박지훈 메뉴', item);
  return screen.findByRole('dialog', { name: /박지훈/ });
}

export const GradePending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('gradeClinicTodo')),
  play: async ({ canvas }) => {
    const { dialog, score, grade } = await openGrade(canvas, '82');
    await sendsOnce(grade);
    await expect(score).toHaveValue('82');
    await staysOpen(dialog);
  },
});

/** More than the exam's points: told at the field, which keeps it. */
export const GradeRefused = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '만점이 100점인 시험입니다. 0점에서 100점 사이로 넣어 주세요.';
    const problem = { status: 422, code: 'above-total', detail, errors: [{ field: 'value', message: detail }] };
    msw.use(failed('gradeClinicTodo', problem));
  },
  play: async ({ canvas }) => {
    const { score, grade } = await openGrade(canvas, '820');
    await userEvent.click(grade);
    await waitFor(() => expect(score).toHaveAccessibleDescription(/만점이 100점인 시험입니다/));
    await expect(score).toHaveValue('820');
    await expect(score).toHaveFocus();
    await expect(screen.queryByText('통과')).toBeNull();
  },
});

export const MemoWritten = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('writeClinicMemo', (_, { memo, version }) => {
        sent(memo, version);
        const [, , booking] = evening.early.participants;
        Object.assign(booking!, { memo, version: version + 1 });
        return changed(booking!);
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await openByMenu(canvas, '메모');
    const memo = within(dialog).getByRole('textbox', { name: /메모/ });
    await expect(memo).toHaveValue('8시에 학교 앞에서 부모님을 만나야 함');
    await retype(memo, '9시에 감{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith('9시에 감', 1);
    await says(screen, '9시에 감');
  },
});

export const MemoPending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('writeClinicMemo')),
  play: async ({ canvas }) => {
    const dialog = await openByMenu(canvas, '메모');
    await write(within(dialog), { 메모: ', 늦음' });
    await sendsOnce(within(dialog).getByRole('button', { name: '저장' }));
    await staysOpen(dialog);
  },
});

export const TimeChanged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled('changeClinicParticipantTime', () => changed(evening.early.participants[2]!), sent)),
  play: async ({ canvas }) => {
    const dialog = within(await openByMenu(canvas, '오는 시간 바꾸기'));
    const from = dialog.getByRole('textbox', { name: /시작/ });
    await retype(from, '15:30{Tab}');
    await press(dialog, '저장');
    // Later than its end.
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /끝/ })).toHaveAccessibleDescription(/시작보다 늦어야 합니다/),
    );
    await expect(sent).not.toHaveBeenCalled();
    await retype(from, '14:30{Tab}');
    await expect(from).toHaveValue('14:30');
    await press(dialog, '저장');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    // The evening begins when the story does.
    const times = { startsAt: '2026-11-25T05:30:00.000Z', endsAt: evening.early.participants[2]!.endsAt };
    await expect(sent).toHaveBeenCalledWith({ version: 1, ...times });
    await says(screen, `박지훈 학생은 ${formatSpan(times)}에 옵니다`);
  },
});

export const TimePending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('changeClinicParticipantTime')),
  play: async ({ canvas }) => {
    const dialog = await openByMenu(canvas, '오는 시간 바꾸기');
    await sendsOnce(within(dialog).getByRole('button', { name: '저장' }));
    await staysOpen(dialog);
  },
});
