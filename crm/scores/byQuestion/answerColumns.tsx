import type { CellView, GridColumn, GridTotal, KeyChoice } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { KeyedQuestion } from '../../exams/parts.ts';
import { keyOf, pendingView } from '../../grid/index.ts';
import css from '../Gradebook.module.css';
import { isAway, statusWords } from '../../shared/scoreWords.ts';
import {
  answerOf,
  columnOf,
  isRightIn,
  numberOf,
  UNANSWERED,
  whyClosed,
  type AnswerCell,
  type AnswerMode,
  type AnsweredScore,
  type AnswerRow,
} from './answerCells.ts';

const none: KeyChoice = { key: '0', value: UNANSWERED, label: '무응답', aliases: ['–', '무'] };
const choices: readonly KeyChoice[] = [
  ...['1', '2', '3', '4', '5'].map((key, at): KeyChoice => ({
    key,
    value: key,
    label: key,
    aliases: ['①②③④⑤'[at] ?? key],
  })),
  none,
];
const right: readonly KeyChoice[] = [
  { key: 'o', value: 'O', label: '맞음', aliases: ['○', 'o', 'ㅇ'] },
  { key: 'x', value: 'X', label: '틀림', aliases: ['×', 'x', '/'] },
  { key: '1', value: 'O', label: '맞음' },
  { key: '0', value: 'X', label: '틀림' },
  { key: 'a', value: 'restRight', label: '남은 문항 모두 맞음', action: true },
];

/** The columns of the grid: the student, the value so far, and one column a question. */
export function answerColumns(questions: readonly KeyedQuestion[], mode: AnswerMode): GridColumn<AnswerRow>[] {
  return [
    { id: 'name', label: '이름', width: 150, kind: 'read', frozen: true, rowHeader: true },
    { id: 'value', label: '점수', width: 72, kind: 'read', frozen: true, align: 'end' },
    ...questions.map((question): GridColumn<AnswerRow> => {
      const isChosen = mode === 'right' || isOneDigit(question);
      return {
        id: columnOf(question.number),
        name: 'question',
        label: String(question.number),
        width: isChosen ? 38 : 56,
        grow: true,
        align: 'center',
        kind: isChosen ? 'choice' : 'text',
        keymap: mode === 'right' ? right : isChosen ? choices : undefined,
        opens: question.number % 5 === 1,
        render: (_row, cell) => drawAnswer(cell),
      };
    }),
  ];
}

/** One digit answers it: a choice whose key asks for one. */
function isOneDigit({ kind, answer, alsoAccepts }: KeyedQuestion): boolean {
  return kind === 'CHOICE' && [answer ?? 0, ...alsoAccepts].every((one) => one < 10);
}

/** A wrong answer is red and underlined, because colour alone is not enough. */
function drawAnswer({ text, tone }: CellView) {
  return tone === 'negative' ? <span className={css.wrongAnswer}>{text}</span> : text;
}

interface AnswerContext {
  questions: ReadonlyMap<number, KeyedQuestion>;
  mode: AnswerMode;
  nameOf: (score: AnsweredScore) => string;
}

/** What a cell shows: the answer being saved, else the one on the server. */
export function answerCellView(row: AnswerRow, columnId: string, { questions, mode, nameOf }: AnswerContext): CellView {
  const { score } = row;
  if (columnId === 'name') return read(nameOf(score));
  if (columnId === 'value') return read(valueText(score, questions.size));
  const number = numberOf(columnId);
  const question = questions.get(number);
  const closed = whyClosed(score);
  if (!question || closed !== undefined) return { value: null, text: '', readOnly: true, message: closed };
  const cell: AnswerCell = { record: row.id, column: columnOf(number) };
  const edit = row.edits.get(keyOf(cell));
  const value = edit && edit.state !== 'saved' ? edit.value : answerOf(score, number);
  const view: CellView = { ...shown(question, mode, value) };
  const holder = row.holders.get(keyOf(cell))?.name;
  if (holder !== undefined) Object.assign(view, { holder, message: `${holder}님이 이 칸에 있습니다` });
  return edit ? { ...view, ...pendingView(edit) } : view;
}

function shown(question: KeyedQuestion, mode: AnswerMode, value: string | null): CellView {
  if (value === null) return { value: null, text: '' };
  const isCorrect = isRightIn(question, value);
  const tone = isCorrect === false ? 'negative' : undefined;
  if (mode === 'answer') return { value, text: value === UNANSWERED ? '–' : value, tone };
  if (isCorrect === undefined) return { value, text: '–', message: '무효 문항입니다' };
  return { value: isCorrect ? 'O' : 'X', text: isCorrect ? 'O' : 'X', tone };
}

/** The value; while answers are missing, how many there are. */
function valueText({ status, attempts: [attempt] }: AnsweredScore, count: number): string {
  if (isAway(status)) return statusWords[status];
  if (attempt?.value != null) return String(attempt.value);
  return attempt?.answers ? `${attempt.answers.length}/${count}` : '';
}

const read = (text: string): CellView => ({ value: text, text });

/** Below the students: the key, and how many of those with an answer are right. */
export function answerTotals(questions: readonly KeyedQuestion[], scores: readonly AnsweredScore[]): GridTotal[] {
  const keys = new Map<string, string>();
  const rates = new Map<string, string>();
  for (const question of questions) {
    const column = columnOf(question.number);
    const { gradingRule, answer } = question;
    keys.set(column, gradingRule === 'VOID' ? '무효' : gradingRule === 'ALL_CORRECT' ? '전원' : String(answer ?? ''));
    const marks = scores.flatMap((score) => isRightIn(question, answerOf(score, question.number)) ?? []);
    if (marks.length > 0) rates.set(column, `${Math.round((100 * marks.filter(Boolean).length) / marks.length)}`);
  }
  return [
    { label: '정답', texts: keys },
    { label: '정답률 %', texts: rates },
  ];
}
