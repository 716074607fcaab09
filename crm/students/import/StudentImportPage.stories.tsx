import { expect, fn, userEvent, within } from 'storybook/test';
import type { ImportReport } from '#client/generated/rest/model/importReport.ts';
import type { ImportRow } from '#client/generated/rest/model/importRow.ts';
import preview from '#storybook/preview.tsx';
import { buildStudents } from '#mocks/builders/student.ts';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import StudentImportPage from './StudentImportPage.tsx';

const row = (index: number, change: Partial<ImportRow>): ImportRow => {
  const [student] = buildStudents(index + 1).slice(-1);
  return {
    row: index + 4,
    kind: 'NEW',
    name: student?.user.name ?? '',
    studentNumber: student?.studentNumber ?? null,
    school: student?.school ?? '',
    grade: student?.grade ?? null,
    phone: student?.user.phone ?? null,
    parentName: student?.parentName ?? '',
    parentPhone: student?.parentPhone ?? null,
    lecture: '미적분 A',
    tags: ['신입'],
    memo: '',
    changes: [],
    problems: [],
    ...change,
  };
};
const change = { field: 'school', label: '학교', before: '세움고', after: '다온고' };
const problem = { column: 'D', header: '학년', value: '고9', reason: '없는 학년입니다. 초4–고3, N수로 적어 주세요.' };
const rows = [
  row(0, {}),
  row(1, {}),
  row(2, { kind: 'CHANGED', changes: [change] }),
  row(3, { kind: 'SAME' }),
  row(4, { kind: 'REFUSED', problems: [problem] }),
];
const report: ImportReport = {
  plan: 'plan-1',
  mode: 'PREVIEW',
  sheet: '명단',
  headerRow: 3,
  counts: { new: 2, changed: 1, same: 1, refused: 1 },
  rows,
  changeSetId: null,
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/엑셀로 등록',
  component: StudentImportPage,
  decorators: [inCrm({ at: '/crm/students/import' })],
});

async function choose(canvasElement: HTMLElement): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File(['PK'], '명단.xlsx'));
}

export const Empty = meta.story();

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('importStudents', report)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await canvas.findByText(/아직 아무것도 저장하지 않았습니다/);
    await userEvent.click(canvas.getByRole('tab', { name: /거절/ }));
    await canvas.findByText('고9');
    await expect(canvas.getByText('D 학년')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /변경/ }));
    await canvas.findByText('다온고');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('importStudents')),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await within(canvasElement).findByRole('progressbar');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('importStudents', { status: 400, code: 'not-a-workbook', detail: '엑셀(.xlsx) 파일이 아닙니다.' })),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await within(canvasElement).findByText('엑셀(.xlsx) 파일이 아닙니다.');
  },
});

export const SameAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('importStudents', {
        ...report,
        counts: { new: 0, changed: 0, same: 2, refused: 0 },
        rows: [row(0, { kind: 'SAME' }), row(1, { kind: 'SAME' })],
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await expect(await canvas.findByRole('tab', { name: /동일\s*2/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: '저장할 내용 없음' })).toBeDisabled();
  },
});

export const Written = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      filled('importStudents', async (request) => {
        const form = await request.formData();
        const mode = form.get('mode') === 'COMMIT' ? 'COMMIT' : 'PREVIEW';
        sent(mode, form.get('rows'));
        return { ...report, mode, changeSetId: mode === 'COMMIT' ? 'change-set-1' : null };
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement);
    await canvas.findByText('이서연');
    // One of the two new students is left out.
    const boxes = canvas.getAllByRole('checkbox');
    if (boxes[2]) await userEvent.click(boxes[2]);
    await userEvent.click(canvas.getByRole('button', { name: '선택한 2명 저장' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '저장' }));
    await canvas.findByText('change-set-1');
    await expect(sent).toHaveBeenLastCalledWith('COMMIT', '4,6');
  },
});
