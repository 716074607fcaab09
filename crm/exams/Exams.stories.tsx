import { Route, Routes } from 'react-router';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { busy } from '#client/page/busy.ts';
import { buildExam } from '#mocks/builders/exam.ts';
import { buildExamStatistics, buildQuestionStatistics } from '#mocks/builders/examStatistics.ts';
import { namedId } from '#mocks/builders/row.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import {
  hearsLast,
  openForm,
  press,
  rewrite,
  says,
  sees,
  submit,
  take,
  takeForm,
  tells,
} from '#ui-kit/testing/play.ts';
import { AnswersRosterDocument } from '../scores/generated/graphql.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import ExamAnalysis from './page/ExamAnalysis.tsx';
import ExamKey from './page/ExamKey.tsx';
import ExamList from './ExamList.tsx';
import ExamPage from './page/ExamPage.tsx';
import {
  ExamAnalysisDocument,
  ExamDetailDocument,
  ExamTemplateOptionsDocument,
  WeekExamsDocument,
  type WeekExamsQuery,
} from './generated/graphql.ts';
import { detail, exam, examId, givenTo, items, lectureId, values, weekId } from './testing/exam.ts';

/** The screens of exams, at their routes. */
function ExamScreens() {
  return (
    <Routes>
      <Route path="/crm/lectures/:lectureId/weeks/:weekId/exams" element={<ExamList />} />
      <Route path="/crm/exams/:examId" element={<ExamPage />}>
        <Route index element={<ExamKey />} />
        <Route path="analysis" element={<ExamAnalysis />} />
      </Route>
    </Routes>
  );
}

const templateId = '01990000-0000-7000-8000-00000000e009';
const meta = preview.meta({ title: 'CRM/주차/시험', component: ExamScreens });
const inWeek = [inCrm({ at: `/crm/lectures/${lectureId}/weeks/${weekId}/exams` })];
const onExam = [inCrm({ at: `/crm/exams/${examId}` })];

const statistics = buildExamStatistics(values, { participantCount: 24, absentCount: 1, clinicCount: 5 });
const exams: WeekExamsQuery['exams'] = [
  {
    ...buildExam({ id: examId, weeklyLectureId: weekId, isShown: true }),
    template: null,
    items_aggregate: { aggregate: { count: 20 } },
    statistics,
  },
  {
    ...buildExam({ name: '단어 시험', cutline: null, templateId, sequence: 2, totalPoints: 20 }),
    template: { name: '단어 시험 양식' },
    items_aggregate: { aggregate: { count: 0 } },
    statistics: buildExamStatistics([], { participantCount: 24 }),
  },
];
const templates = filled(ExamTemplateOptionsDocument, { examTemplates: [{ id: templateId, name: '단어 시험 양식' }] });

export const Empty = meta.story({
  decorators: inWeek,
  beforeEach: ({ msw }) => msw.use(empty(WeekExamsDocument), templates),
});

Empty.test('One is made from a template', async ({ canvas }) => {
  const [add] = await canvas.findAllByRole('button', { name: '시험 만들기' });
  await userEvent.click(add!);
  await press(canvas, '양식에서');
  await canvas.findByRole('option', { name: '단어 시험 양식' });
});

export const Loading = meta.story({
  decorators: inWeek,
  beforeEach: ({ msw }) => msw.use(loading(WeekExamsDocument), templates),
});

export const Failed = meta.story({
  decorators: inWeek,
  beforeEach: ({ msw }) => msw.use(failed(WeekExamsDocument), templates),
});

const written = fn();

export const MadeChangedAndKept = meta.story({
  decorators: inWeek,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(WeekExamsDocument, { exams }),
      templates,
      filled('createExam', { id: examId, version: 1 }, written),
      filled('updateExam', { id: examId, version: 2 }, written),
      failed('deleteExam', 409, 'in-use', '이미 점수가 있는 시험입니다.'),
      detail,
    ),
  play: async ({ canvas }) => {
    await press(canvas, '주간 테스트 메뉴');
    const form = await openForm(canvas, '수정', '시험 수정', 'menuitem');
    await rewrite(form, { 커트라인: '65' });
    await tells(form, '저장', '시험을 수정했습니다');
    // The points are the sum of its questions.
    await expect(written).toHaveBeenLastCalledWith({ name: '주간 테스트', cutline: 65, version: 1 });

    await take(canvas, '주간 테스트 메뉴', '삭제');
    const question = within(await screen.findByRole('alertdialog', { name: '주간 테스트를 삭제할까요?' }));
    await submit(question, '시험 삭제', '이미 점수가 있는 시험입니다.');
    await press(question, '취소');

    await press(canvas, '시험 만들기', '양식에서', '만들기');
    await canvas.findByRole('grid', { name: '정답표' });
    await expect(written).toHaveBeenLastCalledWith({ templateId });
  },
});

const uploaded = fn();

export const AnswersFromExcel = meta.story({
  decorators: onExam,
  beforeEach: ({ msw }) => {
    const row = { kind: 'CHANGED' as const, studentNumber: '20260001', changedAnswers: [1, 2], problems: [] };
    const rows = [
      { ...row, row: 2, name: '김민수', before: 60, after: 85 },
      { ...row, row: 3, name: '이서연', before: 70, after: 65 },
    ];
    const refusal = { column: 'D', header: '2번', value: '6', reason: '1에서 5 사이의 보기로 적어 주세요.' };
    const refused = { ...row, row: 4, kind: 'REFUSED' as const, name: '박지호', before: null, after: null };
    msw.use(
      detail,
      filled(AnswersRosterDocument, {
        exams_by_pk: {
          id: examId,
          items: items.map(({ number }) => ({ number })),
          retakeExams: [],
          scores: [{ student: { studentNumber: '20260001', user: { name: '김민수' } }, attempts: [] }],
        },
      }),
      filled('uploadExamAnswers', async (request) => {
        const form = await request.formData();
        const isBad = (form.get('file') as File).name.startsWith('틀린');
        const mode = form.get('mode') as 'PREVIEW' | 'COMMIT';
        uploaded(mode, form.get('plan'));
        if (mode === 'COMMIT') await expect(busy.get().tasks).toMatchObject([{ label: '답을 넣고 채점하는 중입니다' }]);
        return {
          plan: 'p',
          mode,
          sheet: '명단',
          headerRow: 1,
          questionCount: 20,
          sheets: ['명단'],
          missing: [],
          ignored: [],
          unread: [],
          changeSetId: namedId('u'),
          counts: { new: 0, changed: 2, same: 0, refused: isBad ? 1 : 0 },
          rows: isBad ? [...rows, { ...refused, changedAnswers: [], problems: [refusal] }] : rows,
        };
      }),
      filled('undoScores', undefined, uploaded),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await takeForm(canvas, '시험 메뉴', '답 엑셀 업로드', '주간 테스트 답 엑셀 업로드');
    await dialog.findByRole('button', { name: '수강생 1명 × 20문항 양식 다운로드' });
    const drop = async (name: string): Promise<void> => {
      const input = document.querySelector<HTMLInputElement>(
        'dialog input[type="file"], [role="dialog"] input[type="file"]',
      );
      await userEvent.upload(input!, new File(['x'], name));
    };
    await drop('틀린 답.xlsx');
    await sees(dialog.findByRole('row', { name: /4 D \(2번\) 박지호 6 1에서 5/ }));
    await expect(dialog.getByRole('button', { name: '수정할 행 1개' })).toBeDisabled();
    await press(dialog, '다른 파일');
    await drop('답.xlsx');
    await says(dialog, /1명의 점수가 내려가거나/);
    await sees(dialog.getByRole('row', { name: /이서연.*▼ 70 → 65/ }));
    await press(dialog, '2명 넣고 채점');
    await press(canvas, '되돌리기');
    await hearsLast(uploaded, { changeSetId: namedId('u') });
    await expect(uploaded.mock.calls.at(-2)).toEqual(['COMMIT', 'p']);
  },
});

export const Linked = meta.story({
  decorators: onExam,
  beforeEach: ({ msw }) =>
    msw.use(filled(ExamDetailDocument, { exams_by_pk: { ...exam, template: { id: templateId, name: '주간 양식' } } })),
  play: ({ canvasElement }) => says(within(canvasElement), /양식에서 수정한 뒤/),
});

export const Analysis = meta.story({
  decorators: [inCrm({ at: `/crm/exams/${examId}/analysis` })],
  beforeEach: ({ msw }) =>
    msw.use(
      detail,
      filled(ExamAnalysisDocument, {
        exams_by_pk: {
          id: examId,
          cutline: 70,
          totalPoints: 95,
          statistics,
          questionStatistics: items.map((item, at) => buildQuestionStatistics(item, givenTo(item.answer ?? 0, at))),
        },
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '문항 분석' });
    await expect(canvas.getAllByRole('img', { name: '많이 고른 오답' }).length).toBeGreaterThan(1);
  },
});
