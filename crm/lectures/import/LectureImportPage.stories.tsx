import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { LectureImportReport, LectureSheet } from '#client/generated/rest/lectureImports.ts';
import preview from '#storybook/preview.tsx';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, press, retype, says, sees, submit } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { LectureImportsDocument } from '../generated/graphql.ts';
import LectureImportPage from './LectureImportPage.tsx';
import { namesakes, report, sheets } from './testing/report.ts';

const past = {
  id: namedId('past-import'),
  fileName: '가을 시간표.xlsx',
  changeSetId: namedId('past-changes'),
  lectureCount: 12,
  enrolledCount: 240,
  createdAt: '2026-09-01T05:10:00Z',
  createdByStaff: { name: '이준호' },
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/강의/엑셀로 등록',
  component: LectureImportPage,
  decorators: [inCrm({ at: '/crm/lectures/import' })],
  beforeEach: ({ msw }) => msw.use(filled(LectureImportsDocument, { lectureImports: [past] })),
});

async function choose(canvasElement: HTMLElement): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File(['PK'], '시간표.xlsx'));
}

/** Answers like the server: each request gets the report with these changes, and calls the spy. */
const answering = (answer: (form: FormData) => Partial<LectureImportReport>) =>
  filled('importLectures', async (request) => {
    const form = await request.formData();
    sent(Object.fromEntries([...form].filter(([name]) => name !== 'file')));
    return { ...report, ...answer(form) };
  });

const sentSheets = (): LectureSheet[] => JSON.parse(String(sent.mock.lastCall?.[0].sheets)) as LectureSheet[];

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(LectureImportsDocument)),
  play: ({ canvas }) => says(canvas, '엑셀로 등록한 것이 아직 없습니다.'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(LectureImportsDocument), loading('importLectures')),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await canvas.findByRole('progressbar', { name: /시간표\.xlsx 파일을 읽고/ });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(LectureImportsDocument),
      failed('importLectures', 400, 'no-header', '강의명(반) 열을 찾지 못했습니다.'),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await says(canvas, '강의명(반) 열을 찾지 못했습니다.');
  },
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(answering(() => ({}))),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await says(canvas, /아직 아무것도 저장하지 않았습니다/, '읽지 않은 시트: ‘안내’ 12행', /읽지 않는 열 1개: 과목/);
    await says(canvas, /지난 13개 주차는 만들지 않습니다/);
  },
});

Filled.test('What is left out and what is there are said', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /제외/ }));
  await says(canvas, '상태가 ‘퇴원’이라 등록하지 않습니다');
  await userEvent.click(canvas.getByRole('tab', { name: /이미 있음/ }));
  await says(canvas, /그 강의를 씁니다/);
});

Filled.test('A wrong cell is mended in place', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /오류/ }));
  const cell = await canvas.findByRole('textbox', { name: '3행 C 시간 수정' });
  await retype(cell, '금 18:00~20:00{Enter}');
  await waitFor(() => expect(sentSheets()[0]?.rows[1]?.cells[2]).toBe('금 18:00~20:00'));
});

Filled.test('One of two namesakes is chosen', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /학생 확인/ }));
  const who = await canvas.findByRole('combobox', { name: '3행 이서연 중3 수학 A 누구인지 고르기' });
  await userEvent.selectOptions(who, '이서연 20260011 다온중 중3');
  await waitFor(() => expect(sentSheets()[1]?.rows[1]?.student).toBe(namesakes[1]?.id));
});

Filled.test('A column is named', async ({ canvas }) => {
  await userEvent.click(await canvas.findByText(/‘강의’ 강의 열 연결/));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'B 과목 열의 내용' }), '선생님');
  await waitFor(() => expect(sentSheets()[0]?.columns[1]?.field).toBe('teacher'));
});

/** Without a lecture its students are not enrolled. */
Filled.test('A lecture is left out', async ({ canvas }) => {
  await canvas.findByRole('button', { name: '강의 1개, 수강등록 1건 등록' });
  const [, first] = canvas.getAllByRole('checkbox');
  if (first) await userEvent.click(first);
  await expect(await canvas.findByRole('button', { name: '등록할 내용 없음' })).toBeDisabled();
});

async function save(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await press(await asks(canvas, '강의 1개, 수강등록 1건 등록'), '등록');
}

/** Writing can be cancelled; then the file is checked again to show what was written. */
export const Saving = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled('importLectures', async (request) => {
        const form = await request.formData();
        if (form.get('mode') === 'COMMIT') await new Promise(() => undefined);
        return { ...report, sheets: form.has('file') ? sheets : [] };
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await save(canvasElement);
    await canvas.findByRole('progressbar', { name: /강의와 수강을 저장하는 중입니다/ }, { timeout: 5000 });
    await submit(canvas, '취소', '취소했습니다. 아무것도 저장하지 않았습니다.');
    await sees(canvas.getByRole('button', { name: '강의 1개, 수강등록 1건 등록' }));
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
    await save(canvasElement);
    await says(canvas, '강의 1개, 수강등록 1건을 등록했습니다', '오늘부터의 수업 6회를 만들었습니다.');
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ mode: 'COMMIT', plan: 'plan-1', rows: '0:2,1:2:0', fileName: '시간표.xlsx' }),
    );
    await press(await asks(canvas, '되돌리기', '이 등록을 되돌릴까요?'), '되돌리기');
    await canvas.findByText('등록하기 전으로 되돌렸습니다');
    await expect(sent).toHaveBeenLastCalledWith({ mode: 'UNDO', changeSetId: namedId('change-set-1') });
  },
});

/** What hangs on it since is named. */
export const NotUndone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(
        'importLectures',
        409,
        'changed-since',
        '등록한 뒤에 새로 생긴 기록이 있어 되돌릴 수 없습니다(중3 수학 A: 시험).',
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await asks(canvas, '가을 시간표.xlsx 등록 되돌리기', '이 등록을 되돌릴까요?');
    await press(dialog, '되돌리기');
    await says(dialog, /중3 수학 A: 시험/);
  },
});
