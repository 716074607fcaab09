import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ImportReport, ImportRow, ImportSheet } from '#client/generated/rest/students.ts';
import { busy } from '#client/page/busy.ts';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { buildStudents } from '#mocks/builders/student.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, press, retype, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { ImportStartDocument } from '../generated/graphql.ts';
import { startOf } from '../studentFields.tsx';
import StudentImportPage from './StudentImportPage.tsx';

const row = (index: number, change: Partial<ImportRow>): ImportRow => {
  const [student] = buildStudents(index + 1).slice(-1);
  return {
    row: index + 4,
    kind: 'NEW',
    ...startOf(student),
    lecture: '미적분 A',
    tags: ['신입'],
    memo: '',
    changes: [],
    problems: [],
    notes: [],
    candidates: [],
    ...change,
  };
};
const change = { field: 'school', label: '학교', before: '세움고', after: '다온고' };
const problem = { column: 'D', header: '학년', value: '고9', reason: '없는 학년입니다. 초4–고3, N수로 적어 주세요.' };
const candidate = {
  id: '01990000-0000-7000-8000-000000000077',
  name: '정하준',
  studentNumber: '20260009',
  school: '세움고',
  grade: '고1',
  phone: '+821044445555',
  parentPhone: '+821033334444',
};
const rows = [
  row(0, {}),
  row(1, {}),
  row(2, { kind: 'CHANGED', changes: [change] }),
  row(3, { kind: 'SAME' }),
  row(4, { kind: 'REFUSED', problems: [problem] }),
  row(5, { kind: 'DUPLICATE', candidates: [candidate] }),
];
const sheet: ImportSheet = {
  name: '명단',
  headerRow: 3,
  columns: [
    { letter: 'A', header: '성명', field: 'name', couldBe: null },
    { letter: 'B', header: '학교', field: 'school', couldBe: null },
    { letter: 'C', header: '사는 곳', field: null, couldBe: null },
    { letter: 'D', header: '학년', field: 'grade', couldBe: null },
  ],
  rows: rows.map(({ row: number, name, school, grade }) => ({ row: number, cells: [name, school, '', grade ?? ''] })),
};
const report: ImportReport = {
  plan: 'plan-1',
  mode: 'PREVIEW',
  sheets: [sheet],
  unread: [],
  counts: { new: 2, changed: 1, same: 1, duplicate: 1, refused: 1 },
  rows,
  changeSetId: null,
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/학생/엑셀로 등록',
  component: StudentImportPage,
  decorators: [inCrm({ at: '/crm/students/import' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(ImportStartDocument, { studentImports: [], studentSearch_aggregate: { aggregate: { count: 312 } } }),
    ),
});

async function choose(canvasElement: HTMLElement): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File(['PK'], '명단.xlsx'));
}

/** Answers like the server: each request gets the report with these changes, and calls the spy. */
const answering = (answer: (form: FormData) => Partial<ImportReport>) =>
  filled('importStudents', async (request) => {
    const form = await request.formData();
    sent(Object.fromEntries([...form].filter(([name]) => name !== 'file')));
    return { ...report, ...answer(form) };
  });

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(ImportStartDocument)),
  play: ({ canvas }) => says(canvas, '엑셀로 등록한 것이 아직 없습니다.'),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('importStudents', report)),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await says(canvas, /아직 아무것도 저장하지 않았습니다/, /읽지 않는 열 1개: 사는 곳/);
  },
});

Filled.test('Only those that change', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /변경/ }));
  await canvas.findByText('다온고');
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('importStudents')),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await within(canvasElement).findByRole('progressbar');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('importStudents', 400, 'not-a-workbook', '엑셀(.xlsx) 파일이 아닙니다.')),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await within(canvasElement).findByText('엑셀(.xlsx) 파일이 아닙니다.');
  },
});

/** A refused cell is corrected in place and checked again. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering((form) =>
        form.has('sheet')
          ? {
              sheets: [],
              counts: { ...report.counts, new: 3, refused: 0 },
              rows: rows.map((one) => ({ ...one, ...(one.kind === 'REFUSED' && { kind: 'NEW', problems: [] }) })),
            }
          : {},
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /오류/ }));
    await sees(canvas.getByText('D 학년'));
    const cell = await canvas.findByRole('textbox', { name: '8행 D 학년 수정' }, { timeout: 5000 });
    await retype(cell, '고2{Enter}');
    await canvas.findByText('오류 행이 없습니다');
    const mended = JSON.parse(String(sent.mock.lastCall?.[0].sheet)) as ImportSheet;
    await expect(mended.rows[4]?.cells[3]).toBe('고2');
  },
});

/** A person decides whether a row is an existing student. */
export const Duplicates = meta.story({
  beforeEach: ({ msw }) => msw.use(answering(() => ({}))),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /중복 확인/ }));
    const who = await canvas.findByRole('combobox', { name: /누구인지 고르기/ });
    await userEvent.selectOptions(who, '20260009 학생입니다 · 세움고 고1 010-4444-5555');
    await waitFor(() => expect(String(sent.mock.lastCall?.[0].sheet)).toContain(candidate.id));
  },
});

/** A person chooses the field of an unknown column. */
export const UnknownColumns = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering(() => ({
        sheets: [{ ...sheet, columns: sheet.columns.map((column) => ({ ...column, field: null })) }],
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await canvas.findByText(/이름이 어느 열인지 골라 주세요/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'A 성명 열의 내용' }), '이름');
    await waitFor(() => expect(String(sent.mock.lastCall?.[0].sheet)).toContain('"field":"name"'));
  },
});

export const SameAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('importStudents', {
        ...report,
        counts: { new: 0, changed: 0, same: 2, duplicate: 0, refused: 0 },
        rows: [row(0, { kind: 'SAME' }), row(1, { kind: 'SAME' })],
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByRole('tab', { name: /동일\s*2/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: '저장할 내용 없음' })).toBeDisabled();
  },
});

async function save(canvasElement: HTMLElement, count: number): Promise<void> {
  const canvas = within(canvasElement);
  await press(await asks(canvas, `선택한 ${count}명 저장`), '저장');
}

/** Writing can be cancelled; then the file is checked again to show what was written. */
export const Saving = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('importStudents', async (request) => {
        const form = await request.formData();
        if (form.get('mode') === 'COMMIT') await new Promise(() => undefined);
        return { ...report, sheets: form.has('file') ? [sheet] : [] };
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await canvas.findByText('이서연');
    await save(canvasElement, 3);
    await canvas.findByRole('progressbar', { name: /3명을 저장하는 중입니다/ }, { timeout: 5000 });
    await expect(busy.get().tasks).toMatchObject([{ label: '학생 명단을 저장하는 중입니다' }]);
    await submit(canvas, '취소', '취소했습니다. 아무것도 저장하지 않았습니다.');
    await expect(busy.get().tasks).toEqual([]);
    await expect(canvas.getByRole('button', { name: '선택한 3명 저장' })).toBeEnabled();
  },
});

export const Written = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering((form) => {
        const mode = form.get('mode');
        if (mode === 'UNDO') return { mode: 'UNDO', changeSetId: namedId('undone') };
        return mode === 'COMMIT' ? { mode: 'COMMIT', changeSetId: namedId('change-set-1'), sheets: [] } : {};
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await canvas.findByText('이서연');
    // One of the two new students is deselected.
    const boxes = canvas.getAllByRole('checkbox');
    if (boxes[2]) await userEvent.click(boxes[2]);
    await save(canvasElement, 2);
    await canvas.findByRole('button', { name: '결과 파일 다운로드' });
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ mode: 'COMMIT', plan: 'plan-1', rows: '4,6', fileName: '명단.xlsx' }),
    );
    await press(await asks(canvas, '되돌리기', '이 등록을 되돌릴까요?'), '되돌리기');
    await canvas.findByText('등록하기 전으로 되돌렸습니다');
    await expect(sent).toHaveBeenLastCalledWith({ mode: 'UNDO', changeSetId: namedId('change-set-1') });
  },
});

/** A file with a sheet a class, two columns that say the same, and values that are not plain: all of it is said, and asked where it must be. */
export const OthersFile = meta.story({
  beforeEach: ({ msw }) => {
    const columns: ImportSheet['columns'] = [
      { letter: 'A', header: '성명', field: 'name', couldBe: null },
      { letter: 'B', header: '부 연락처', field: null, couldBe: 'parentPhone' },
      { letter: 'C', header: '모 연락처', field: null, couldBe: 'parentPhone' },
      { letter: '', header: '시트 이름', field: 'lecture', couldBe: null },
    ];
    const ofClass = (name: string): ImportSheet => ({ ...sheet, name, columns });
    const noted = [row(0, { notes: ['‘예비고1’은 지금 학년인 중3으로 읽었습니다'] }), row(1, {})];
    const counts = { new: 2, changed: 0, same: 0, duplicate: 0, refused: 0 };
    const unread = [
      '읽지 않은 시트: ‘안내’ 12행',
      '읽지 않은 부분: ‘중2 A’ 시트의 숨긴 행 3개',
      '읽지 않은 시트: ‘지난해’(숨긴 시트)',
    ];
    msw.use(
      answering((form) => ({
        sheets: form.has('file') ? [ofClass('중2 A'), ofClass('중2 B')] : [],
        unread: form.has('file') ? unread : [],
        rows: noted,
        counts,
        ...(form.get('mode') === 'COMMIT' && { mode: 'COMMIT', changeSetId: namedId('change-set-1') }),
      })),
    );
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await sees(within(await canvas.findByRole('note')).getByText('읽지 않은 시트: ‘안내’ 12행'));
    await sees(canvas.getByText(/2개 열이 모두 ‘보호자 휴대폰’으로 보입니다/));
    await expect(canvas.getByRole('button', { name: '선택한 2명 저장' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'C 모 연락처 열의 내용' }), '보호자 휴대폰');
    await waitFor(() => expect(canvas.getByRole('button', { name: '선택한 2명 저장' })).toBeEnabled());
    await sees(canvas.getByText(/지금 학년인 중3/));
    await save(canvasElement, 2);
    await submit(canvas, '‘중2 B’ 시트 이어서 등록', /중2 B 시트/);
  },
});

/** A value that is wrong in many rows is replaced in all of them; what was repaired is marked, who is left out is named. */
export const AlikeReplaced = meta.story({
  beforeEach: ({ msw }) => {
    const wrong = [row(4, { kind: 'REFUSED', problems: [problem] }), row(6, { kind: 'REFUSED', problems: [problem] })];
    const good = [row(4, {}), row(6, {}), row(7, { kind: 'REFUSED', problems: [{ ...problem, value: '대1' }] })];
    const wide = { ...sheet, rows: [...sheet.rows, { row: 10, cells: ['문서아', '세움고', '', '고9'] }] };
    const counts = { new: 0, changed: 0, same: 0, duplicate: 0, refused: 2 };
    msw.use(
      answering((form) => {
        const given = form.get('sheet');
        if (given === null) return { sheets: [wide], rows: wrong, counts };
        return { sheets: [], rows: good, counts: { ...counts, new: 2, refused: 1 } };
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'D 학년 고9 모두 바꿀 값' });
    await retype(field, '고1');
    await userEvent.click(canvas.getByRole('button', { name: '2칸 모두 바꾸기' }));
    await userEvent.click(await canvas.findByRole('tab', { name: /신규/ }));
    await expect((await canvas.findAllByText('학년 고9 → 고1')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: '선택한 2명 저장' }));
    const left = within(await canvas.findByRole('list', { name: '저장하지 않는 행' }));
    await expect(left.getByRole('listitem')).toHaveTextContent(/11행 .* \(오류\)/);
  },
});
