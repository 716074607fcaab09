import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { CellChange } from '#client/generated/rest/scores.ts';
import { passPresence } from '#client/live/presenceEvents.ts';
import { namedId } from '#mocks/builders/row.ts';
import { staff } from '#mocks/cast.ts';
import { conflict, failed, filled, loading } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { cellAt, hears, hearsLast, press, says, sees, take, typeAt, write } from '#ui-kit/testing/play.ts';
import { inWeek } from '../shared/testing/inCrm.tsx';
import Gradebook from './Gradebook.tsx';
import { ChangeViewDocument, SavedViewsDocument, SaveViewDocument } from '../savedViews/generated/graphql.ts';
import { AttemptQuestionsDocument, ScoreHistoryDocument, WeekScoresDocument } from './generated/graphql.ts';
import { alone, answers, gradebook, lectureId, server, weekId } from './testing/server.ts';
import { hasAll, newAcademyHas } from '../setup/testing/whatThereIs.ts';

const meta = preview.meta({
  title: 'CRM/주차/성적',
  component: Gradebook,
  decorators: [inWeek(lectureId, weekId, 'scores')],
});

const VALUE = 3;
const STATUS = 4;

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(...answers()) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...answers(gradebook(24, []))) });

/** An exam without anybody who takes it. */
export const NobodyEnrolled = meta.story({
  beforeEach: ({ msw }) => msw.use(hasAll, ...answers(gradebook(0))),
  play: ({ canvas }) => says(canvas, '수강생이 없습니다', '강의의 수강생'),
});

export const NewAcademy = meta.story({
  beforeEach: ({ msw }) => msw.use(newAcademyHas, ...answers(gradebook(0))),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(WeekScoresDocument), ...alone) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(WeekScoresDocument), ...alone) });

const written = fn();

export const TypedDownAColumn = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(24), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 2, VALUE), '90{Enter}101{Enter}결시{Enter}54.5{Enter}');
    // Painted before any response; an invalid value is neither sent nor lost.
    await expect(cellAt(canvasElement, 2, VALUE)).toHaveTextContent('90');
    await expect(cellAt(canvasElement, 3, VALUE)).toHaveAttribute('data-state', 'failed');
    await expect(cellAt(canvasElement, 4, STATUS)).toHaveTextContent('결시');
    await sees(within(cellAt(canvasElement, 5, VALUE)).getByRole('img', { name: '미달' }));
    await says(canvas, /만점이 100점인 시험입니다/);
    await waitFor(() => expect(written).toHaveBeenCalledTimes(3));

    await userEvent.keyboard('{Control>}z{/Control}');
    await hearsLast(written, 'undo', 1);
    await waitFor(() => expect(cellAt(canvasElement, 5, VALUE)).not.toHaveTextContent('54.5'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await hearsLast(written, 'redo', 1);
    await waitFor(() => expect(cellAt(canvasElement, 5, VALUE)).toHaveTextContent('54.5'));
  },
});

export const UndoneFromTheHistory = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(24), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 2, VALUE), '90{Enter}80{Enter}');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    // Any action is at hand, not only the last one.
    await take(canvas, '변경 내역 2', /^되돌리기: 박지훈 점수 비움 → 90/);
    await hearsLast(written, 'undo', 1);
    await waitFor(() => expect(cellAt(canvasElement, 2, VALUE)).toHaveTextContent(/^$/));
    await expect(cellAt(canvasElement, 3, VALUE)).toHaveTextContent('80');
    await press(canvas, '변경 내역 1');
    await canvas.findByRole('menuitem', { name: /^다시 하기: 박지훈 점수/ });
  },
});

export const ThereAfterAll = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(24), written)),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid', { name: '성적표' });
    await expect(cellAt(canvasElement, 1, VALUE)).toHaveTextContent('결시');
    await typeAt(cellAt(canvasElement, 1, VALUE), '77{Enter}');
    // The absence is removed and the value entered in one change set.
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const [{ changes }] = written.mock.lastCall as [{ changes: CellChange[] }];
    await expect(changes).toMatchObject([{ status: 'NONE', value: 77, version: 0, scoreVersion: 1 }]);
  },
});

export const SortedAndTexted = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(24), written)),
  play: async ({ canvas, canvasElement }) => {
    const figures = (): number[] =>
      [0, 1, 2, 3].map((row) => Number(/[\d.]+/.exec(cellAt(canvasElement, row, VALUE).textContent)?.[0]));
    await canvas.findByRole('grid', { name: '성적표' });
    const head = canvas.getByRole('columnheader', { name: /주간 테스트/ });
    await userEvent.click(head);
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    const sorted = figures();
    await expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));
    // A row whose value changes stays under the hands of the person who types.
    await typeAt(cellAt(canvasElement, 1, VALUE), '3{Enter}');
    await waitFor(() => expect(cellAt(canvasElement, 1, VALUE)).toHaveTextContent('3'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await expect(cellAt(canvasElement, 0, VALUE)).toHaveTextContent('3');
    await press(canvas, '평균');
    await says(canvas, '표준편차');
    await userEvent.click(canvas.getAllByRole('checkbox')[1]!);
    await take(canvas, '선택한 학생 메뉴', '문자 보내기');
    await within(document.body).findByRole('dialog', { name: '학생 1명에게 문자 보내기' });
  },
});

export const PastedFromExcel = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(500), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await userEvent.click(cellAt(canvasElement, 0, VALUE));
    const texts = Array.from({ length: 500 }, (_, at) =>
      at === 5 ? '몰라' : at === 6 ? '결시' : at === 0 ? '44' : '100',
    );
    await userEvent.paste(`${texts.join('\n')}\n`);
    const preview = within(await canvas.findByRole('dialog', { name: /칸 붙여넣기$/ }));
    await says(
      preview,
      /“몰라”/,
      '붙여넣은 500칸 중 1칸은 알 수 없는 값이라 넣지 않습니다.',
      '1칸의 점수가 내려가거나 지워집니다.',
    );
    await expect(written).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    await says(canvas, /칸을 바꿨습니다/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2));
    const paste = written.mock.calls[0]?.[0] as { kind: string; changes: CellChange[] };
    await expect(paste.kind).toBe('paste');
    await expect(written).toHaveBeenLastCalledWith('undo', paste.changes.length);
    await waitFor(() => expect(cellAt(canvasElement, 3, VALUE)).toHaveTextContent(/^$/));
  },
});

export const FirstByAnother = meta.story({
  beforeEach: ({ msw }) => {
    const data = gradebook(24);
    const third = data.exams[0]?.scores[2];
    msw.use(
      conflict('setFirstValue', { id: third?.id ?? '', field: 'value', mine: '90', theirs: '80', theirVersion: 7 }),
      ...answers(data),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 2, VALUE), '90{Enter}');
    await canvas.findByRole('button', { name: '내 값(90)으로 바꾸기' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByRole('note', { hidden: true })).toHaveTextContent(/80.*90/);
  },
});

export const SomebodyElseIsHere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('requestCellLock', 409, 'locked', `${staff.ta.name} 님이 편집 중인 칸입니다. 잠시 뒤 다시 시도해 주세요.`),
      ...answers(),
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    const score = gradebook(3).exams[0]?.scores[2];
    const presence = {
      topic: 'scores',
      id: weekId,
      userId: staff.ta.id,
      name: staff.ta.name,
      state: 'here',
      place: `${score?.id} 0 value`,
    };
    passPresence(JSON.stringify({ roots: [], presence }));
    await says(canvas, `${staff.ta.name} 함께 보는 중`);
    await expect(cellAt(canvasElement, 2, VALUE)).toHaveAttribute('data-holder', staff.ta.name);
    await userEvent.click(cellAt(canvasElement, 2, VALUE));
    await canvas.findByText(/님이 편집 중인 칸입니다/, {}, { timeout: 5000 });
    passPresence(JSON.stringify({ roots: [], presence: { ...presence, state: 'gone' } }));
  },
});

/** Who was editing the cell has saved it: what is said of the conflict takes the place of that they are there. */
export const SomebodyElseHasSaved = meta.story({
  beforeEach: ({ msw }) => {
    const data = gradebook(24);
    const { id = '' } = data.exams[0]?.scores[2] ?? {};
    const theirs = { theirs: '80', theirVersion: 7, changedBy: staff.ta.name, changedAt: '2026-11-03T09:41:00Z' };
    const conflicts = [{ id, field: 'value', label: '', mine: '90', ...theirs }];
    msw.use(
      failed('requestCellLock', 409, 'locked', `${staff.ta.name} 님이 편집 중인 칸입니다. 잠시 뒤 다시 시도해 주세요.`),
      failed('setFirstValue', { status: 409, code: 'version-conflict', detail: '', conflicts }),
      ...answers(data),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await userEvent.click(cellAt(canvasElement, 2, VALUE));
    await canvas.findByText(/님이 편집 중인 칸입니다/);
    await userEvent.paste('90');
    await canvas.findByRole('button', { name: '내 값(90)으로 바꾸기' });
    await expect(canvas.queryByText(/님이 편집 중인 칸입니다/)).toBeNull();
  },
});

export const FilteredInTheAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...answers()),
  play: async ({ canvas }) => {
    await press(canvas, /미응시\s*5/);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10'));
    await press(canvas, '표시할 열');
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: '메모' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '메모' })).toBeNull());
    await userEvent.keyboard('{Escape}');
  },
});

export const HistoryOfACell = meta.story({
  beforeEach: ({ msw }) => {
    const before = { value: 90, memo: '', delivery_type: 'ONSITE', clinic_status: 'NONE' };
    const entry = {
      tableName: 'score_attempts',
      action: 'UPDATE',
      changeSet: null,
      actor: { name: staff.ta.name },
    };
    msw.use(
      filled(ScoreHistoryDocument, {
        auditLog: [
          {
            ...entry,
            id: namedId('2'),
            at: '2026-11-03T10:02:00Z',
            before,
            after: { ...before, value: 45, clinic_status: 'REQUIRED' },
          },
          { ...entry, id: namedId('1'), at: '2026-11-03T09:40:00Z', action: 'INSERT', before: null, after: before },
        ],
      }),
      ...server(gradebook(24), written),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 8, STATUS), 'h');
    const dialog = within(await canvas.findByRole('dialog', { name: /이력$/ }));
    await says(dialog, '점수 90 → 45');
    await press(dialog, '바꾸기 전으로');
    await hearsLast(written, expect.objectContaining({ value: 90 }));
  },
});

export const AnswersOfAStudent = meta.story({
  beforeEach: ({ msw }) => {
    const question = { kind: 'CHOICE', alsoAccepts: [], points: 4, unit: '', gradingRule: 'NORMAL' };
    const items = [
      { ...question, number: 1, answer: 3 },
      { ...question, number: 2, answer: 24 },
      { ...question, number: 3, answer: 120, kind: 'SHORT', points: 8 },
      { ...question, number: 4, answer: 1, gradingRule: 'VOID' },
    ];
    msw.use(
      filled(AttemptQuestionsDocument, { scores_by_pk: { id: namedId('x'), exam: { items }, attempts: [] } }),
      filled('enterAnswers', (_, { answers: given, scoreId }) => {
        written(given);
        return {
          id: scoreId,
          scoreId,
          retakeNumber: 0,
          status: 'GRADED',
          scoreVersion: 2,
          value: 12,
          deliveryType: 'ONSITE',
          clinicStatus: 'REQUIRED',
          memo: '',
          grade: 9,
          gradeScale: 9,
          version: 1,
        };
      }),
      ...answers(),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 2, STATUS), 'e');
    // The grid takes keys as soon as it is shown.
    await canvas.findByRole('grid', { name: '문항별 답' });
    await userEvent.keyboard('3{Enter}42{Enter}12{Enter}');
    const dialog = within(canvas.getByRole('dialog', { name: /문항별 입력$/ }));
    await says(dialog, '4문항 중 3개 답함');
    // What was typed is not dropped without asking.
    await press(dialog, '취소');
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: '계속 작성' }));
    await press(dialog, '채점');
    await hears(written, [3, 24, 12, -1]);
    await says(canvas, '12점으로 채점했습니다');
    await expect(cellAt(canvasElement, 2, VALUE)).toHaveTextContent('12');
  },
});

export const BlanksFilled = meta.story({
  beforeEach: ({ msw }) => msw.use(...server(gradebook(24), written)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid', { name: '성적표' });
    await typeAt(cellAt(canvasElement, 0, VALUE), '{Control>}a{/Control}');
    const bar = within(canvas.getByRole('group', { name: '선택한 학생' }));
    await write(bar, { '빈 점수에 넣을 값': '60' });
    await press(bar, '빈 점수 5칸 채우기');
    await says(canvas, '5칸을 바꿨습니다');
    const { changes } = written.mock.lastCall?.[0] as { changes: CellChange[] };
    await expect(changes.map(({ value }) => value)).toEqual([60, 60, 60, 60, 60]);
    await expect(cellAt(canvasElement, 0, VALUE)).toHaveTextContent('45');
    await expect(bar.getByRole('button', { name: /미달 \d+건 클리닉 안내/ })).toBeEnabled();
  },
});

const kept = fn();

export const ColumnsAsOneKeepsThem = meta.story({
  beforeEach: ({ msw }) => {
    const mine = [{ id: namedId('v1'), name: '열', query: 'order=memo&order=status&width+memo=180' }];
    msw.use(
      filled(SavedViewsDocument, ({ screen }) => ({ savedViews: screen === 'scoresColumns' ? mine : [] })),
      filled(ChangeViewDocument, { update_savedViews_by_pk: { id: namedId('v1') } }, kept),
      filled(SaveViewDocument, () => ({ insert_savedViews_one: { id: namedId('v2') } })),
      ...answers(),
    );
  },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: '성적표' });
    const labels = (): (string | null)[] =>
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    // The column layout of one exam is used for the next.
    await waitFor(() => expect(labels().slice(5, 7)).toEqual(['메모', '상태']));
    await typeAt(cellAt(canvasElement, 0, VALUE + 1), '{Alt>}{ArrowRight}{/Alt}');
    await hearsLast(kept, {
      id: namedId('v1'),
      input: { query: 'order=memo&order=status&width+memo=196' },
    });
    await expect([labels()[4], labels()[10]]).toEqual(['주간 테스트', '1차 재시험']);
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    // A retake moves with its exam, and so does the active cell.
    await waitFor(() => expect(labels()[4]).toBe('개념 확인'));
    await expect(labels()[10]).toBe('주간 테스트');
    await expect(cellAt(canvasElement, 0, VALUE + 6).querySelector('input')).toHaveFocus();
  },
});
