import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { WorkChanged } from '#client/generated/rest/workRecords.ts';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { press, says, triesAgain } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../../shared/testing/inCrm.tsx';
import { xlsxFile } from '../../../shared/lists/sheetFile.ts';
import { kinds } from '../../testing/shifts.ts';
import ImportDialog from './ImportDialog.tsx';

const closed = fn();
const sent = fn();

const meta = preview.meta({
  title: 'CRM/근무/엑셀로 넣기',
  component: ImportDialog,
  decorators: [inCrm({ at: '/crm/admin/work-records' })],
  args: {
    data: {
      tas: [{ id: staff.ta.id, user: { name: staff.ta.name, isActive: true }, taWageTypes: [] }],
      hourlyWageTypes: kinds,
    },
    month: '2026-11',
    onClose: closed,
  },
});

const header = ['이름', '날짜', '출근', '퇴근', '구분', '메모'];
const good = [
  [staff.ta.name, '2026-11-02', '18:00', '22:00', kinds[0]?.name ?? '', ''],
  [staff.ta.name, '2026-11-04', '18:00', '22:30', '', '모의고사 감독'],
];

/** Gives the dialog a file with these rows. */
async function give(canvasElement: HTMLElement, rows: string[][]): Promise<void> {
  const file = new File([await xlsxFile({ header, rows })], '근무.xlsx');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, file);
}

const answer = (change: Partial<WorkChanged> = {}): WorkChanged => ({
  changed: [],
  removed: [],
  problems: [],
  changeSetId: null,
  ...change,
});

export const Start = meta.story();

/** Wrong cells are named, those of the file and those that the server refuses. */
export const Problems = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('changeWorkRecords', (_, { changes }) => {
        const id = changes[0]?.id ?? '';
        return answer({ problems: [{ id, code: 'overlap', message: '다른 근무와 겹칩니다.' }] });
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, [...good, ['홍길동', '2026-11-05', '18:00', '', '', '']]);
    await says(
      canvas,
      '근무.xlsx의 3행 중 2행을 수정해야 합니다. 수정한 파일을 다시 골라 주세요.',
      '다른 근무와 겹칩니다.',
      '그런 이름의 조교가 없습니다',
    );
    await expect(canvas.getByRole('button', { name: '추가' })).toBeDisabled();
  },
});

/** What was written is said as the server counts it. */
export const Written = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('changeWorkRecords', (_, { changes, isPreview }) => {
        sent(isPreview, changes.length);
        const written = changes.slice(1).map(({ id }) => record(id));
        return answer({ changed: isPreview ? [] : written });
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, good);
    await says(canvas, '근무.xlsx의 2행을 모두 넣을 수 있습니다.');
    await press(canvas, '2건 추가');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    await expect(sent.mock.calls).toEqual([
      [true, 2],
      [undefined, 2],
    ]);
    await screen.findAllByText('근무 1건을 추가했습니다');
  },
});

export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('changeWorkRecords')),
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, good);
    await says(canvas, '파일을 확인하는 중입니다…');
    await expect(canvas.getByRole('button', { name: '추가' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('changeWorkRecords')),
  play: async ({ canvas, canvasElement }) => {
    await give(canvasElement, good);
    await canvas.findByRole('button', { name: '다시 시도' });
    await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent(/문제가|못했|다시/);
  },
});

Failed.test('Tried again', async ({ canvas, msw }) => {
  await triesAgain(canvas, () => msw.use(filled('changeWorkRecords', answer())));
  await says(canvas, '근무.xlsx의 2행을 모두 넣을 수 있습니다.');
  await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

const record = (id: string): WorkChanged['changed'][number] => ({
  id,
  taId: staff.ta.id,
  taName: staff.ta.name,
  wageTypeId: null,
  status: 'CLOSED',
  startedAt: '2026-11-04T18:00:00+09:00',
  endedAt: '2026-11-04T22:30:00+09:00',
  workDate: '2026-11-04',
  minutes: 270,
  nextDayMinutes: 0,
  memo: '',
  isOutMissing: false,
  version: 1,
});
