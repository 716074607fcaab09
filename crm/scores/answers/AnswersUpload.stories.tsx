import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AnswersReport } from '#client/generated/rest/scores.ts';
import { namedId } from '#mocks/builders/row.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui-kit';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { keepFiles, saved } from '../../shared/testing/savedFiles.ts';
import { allArrived } from '#app/testing/sending.ts';
import { choose, hears, hearsLast, openForm, press, says, submit, triesAgain } from '#ui-kit/testing/play.ts';
import { AnswersRosterDocument } from '../generated/graphql.ts';
import { AnswersUploadDialog } from './AnswersUploadDialog.tsx';

const examId = namedId('exam');
const asked = fn();

/** As the page of an exam opens it. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>답 엑셀 업로드</Button>
      {isOpen && <AnswersUploadDialog target={{ examId, name: '주간 테스트' }} onClose={() => setOpen(false)} />}
    </>
  );
}

const roster = filled(AnswersRosterDocument, {
  exams_by_pk: {
    id: examId,
    items: [{ number: 1 }, { number: 2 }],
    retakeExams: [],
    scores: [{ student: { studentNumber: '20260001', user: { name: '김민수' } }, attempts: [] }],
  },
});
const row = { changedAnswers: [1], problems: [], name: '김민수', studentNumber: '20260001' };
const report = (mode: AnswersReport['mode']): AnswersReport => ({
  plan: 'plan',
  mode,
  sheet: '명단',
  headerRow: 1,
  questionCount: 2,
  sheets: ['명단'],
  missing: [],
  ignored: [],
  unread: [],
  changeSetId: mode === 'COMMIT' ? namedId('set') : null,
  counts: { new: 1, changed: 0, same: 0, refused: 0 },
  rows: [{ ...row, row: 2, kind: 'NEW', before: null, after: 8 }],
});
/** A preview, and what becomes of the writing. */
const answering = (commit: () => Promise<void>) =>
  filled('uploadExamAnswers', async (request) => {
    const mode = (await request.formData()).get('mode') as AnswersReport['mode'];
    if (mode === 'COMMIT') await commit();
    return report(mode);
  });

const meta = preview.meta({
  title: 'CRM/시험/답 파일 올리는 창',
  component: Opener,
  decorators: [inCrm({ at: `/crm/exams/${examId}` })],
  beforeEach: ({ msw }) => {
    msw.use(roster);
    return keepFiles();
  },
});

async function openDialog() {
  return openForm(screen, '답 엑셀 업로드', '주간 테스트 답 엑셀 업로드');
}

async function chooseFile(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]')!;
  await userEvent.upload(input, new File(['PK'], '답.xlsx'));
}

export const TemplateSaved = meta.story({
  play: async () => {
    const dialog = await openDialog();
    await press(dialog, '수강생 1명 × 2문항 양식 다운로드');
    await hears(saved, '주간 테스트 답안 양식.xlsx');
  },
});

export const NoQuestions = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(AnswersRosterDocument)),
  play: async () => {
    const dialog = await openDialog();
    await says(dialog, /문항이 없는 시험이라 양식을 만들 수 없습니다/);
    // Not the close button, so that Enter does not close what nobody has read; the input of the file is not to be seen.
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: /양식 다운로드/ })).toBeNull();
  },
});

/** A file of several sheets, with part of the questions. */
const part = () =>
  filled('uploadExamAnswers', async (request) => {
    const form = await request.formData();
    asked(form.get('mode'), form.get('sheet'));
    const sheet = (form.get('sheet') as string | null) ?? '2반';
    return {
      ...report(form.get('mode') as AnswersReport['mode']),
      sheet,
      sheets: ['2반', '3반'],
      missing: [2],
      ignored: ['점수', '반'],
      unread: [
        `읽지 않은 시트: ‘${sheet === '2반' ? '3반' : '2반'}’ 12행`,
        '수식: 4칸은 파일에 저장된 계산 결과로 읽었습니다',
      ],
    };
  });

/** What is missing is said, and the button says it again. */
export const PartOfTheQuestions = meta.story({
  beforeEach: ({ msw }) => msw.use(part()),
  play: async () => {
    const dialog = await openDialog();
    await chooseFile();
    const note = within(await dialog.findByRole('note'));
    await says(note, /답이 없는 문항: 2번/, '읽지 않은 열: 점수, 반');
    await choose(dialog, { '읽을 시트': '3반' });
    await hearsLast(asked, 'PREVIEW', '3반');
    await dialog.findByRole('button', { name: '1문항 없이 1명 넣고 채점' });
  },
});

export const PartGraded = meta.story({
  beforeEach: ({ msw }) => msw.use(part()),
  play: async () => {
    const dialog = await openDialog();
    await chooseFile();
    await press(dialog, '1문항 없이 1명 넣고 채점');
    await hearsLast(asked, 'COMMIT_PART', '2반');
  },
});

export const RosterLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(AnswersRosterDocument)),
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByRole('status', { name: '불러오는 중입니다' });
    await expect(dialog.queryByRole('button', { name: /양식 다운로드/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: '파일 선택' })).toBeEnabled();
  },
});

export const RosterFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(AnswersRosterDocument)),
  play: async ({ msw }) => {
    const dialog = await openDialog();
    await triesAgain(dialog, () => msw.use(roster));
    await dialog.findByRole('button', { name: /양식 다운로드/ });
  },
});

export const Reading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('uploadExamAnswers', asked)),
  play: async () => {
    const dialog = await openDialog();
    await chooseFile();
    await says(dialog, '파일을 읽고 채점해 보는 중입니다…');
    await expect(dialog.getByRole('button', { name: '파일 선택' })).toBeDisabled();
    // Nothing is written yet, so it may be closed.
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const NoWorkbook = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('uploadExamAnswers', 400, 'not-a-workbook', '엑셀(.xlsx) 파일이 아닙니다.')),
  play: async ({ msw }) => {
    const dialog = await openDialog();
    await chooseFile();
    await says(dialog, '엑셀(.xlsx) 파일이 아닙니다.');
    msw.use(answering(() => Promise.resolve()));
    await chooseFile();
    await dialog.findByRole('row', { name: /김민수/ });
    await expect(dialog.queryByText('엑셀(.xlsx) 파일이 아닙니다.')).toBeNull();
  },
});

export const Writing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering(() => {
        asked();
        return new Promise(() => undefined);
      }),
    ),
  play: async () => {
    const dialog = await openDialog();
    await chooseFile();
    const button = await dialog.findByRole('button', { name: '1명 넣고 채점' });
    await userEvent.click(button);
    await says(dialog, '답을 넣고 채점하는 중입니다…');
    await userEvent.keyboard('{Enter}{Escape}');
    await press(dialog, '취소');
    await allArrived();
    await expect(asked).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: '다른 파일' })).toBeDisabled();
  },
});

export const WritingRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering(async () => {
        throw problemResponse({
          status: 409,
          code: 'import-changed',
          detail: '미리본 뒤로 파일이나 성적이 바뀌었습니다. 미리보기를 다시 해 주세요.',
        });
      }),
    ),
  play: async () => {
    const dialog = await openDialog();
    await chooseFile();
    await submit(dialog, '1명 넣고 채점', /미리보기를 다시 해 주세요/);
    await press(dialog, '다시 미리보기');
    await waitFor(() => expect(dialog.queryByText(/미리보기를 다시 해 주세요/)).toBeNull());
    await dialog.findByRole('button', { name: '1명 넣고 채점' });
  },
});
