import { useCallback, useMemo } from 'react';
import { TypingGrid, type CellChange, type CellView, type GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { answerText, isRight, NO_ANSWER, readAnswer, type KeyedQuestion } from '../../exams/parts.ts';
import css from '../Gradebook.module.css';

interface AnswerGridProps {
  questions: readonly KeyedQuestion[];
  /** Answers by question number; -1 for none. A question not answered yet is missing. */
  given: ReadonlyMap<number, number>;
  onGiven: (given: ReadonlyMap<number, number>) => void;
}

type Row = KeyedQuestion & { id: string };

const columns: GridColumn<Row>[] = [
  { id: 'number', label: '문항', width: 60, kind: 'read', frozen: true, rowHeader: true },
  { id: 'points', label: '배점', width: 56, kind: 'read', align: 'end' },
  { id: 'key', label: '정답', width: 92, kind: 'read' },
  { id: 'given', label: '학생의 답', width: 120, kind: 'text' },
  {
    id: 'right',
    label: 'O/X',
    width: 68,
    kind: 'choice',
    align: 'center',
    keymap: [
      { key: 'o', value: 'O', label: '맞음', aliases: ['○', '1'] },
      { key: 'x', value: 'X', label: '틀림', aliases: ['×', '0'] },
    ],
    render: (_row, { text }) => <span className={text === 'O' ? css.right : css.wrong}>{text}</span>,
  },
];

const getName = ({ number }: Row): string => `${number}번`;

/** The answers of one student in a typing grid: the answer itself, or only right or wrong. */
export function AnswerGrid({ questions, given, onGiven }: AnswerGridProps) {
  const rows = useMemo(() => questions.map((question) => ({ ...question, id: String(question.number) })), [questions]);
  const getCell = useCallback((row: Row, columnId: string) => answerCell(row, columnId, given), [given]);
  const commit = (changes: readonly CellChange[]): void => {
    const next = new Map(given);
    for (const { rowId, columnId, value } of changes) {
      const row = rows.find(({ id }) => id === rowId);
      if (!row) continue;
      const answer = value === null ? undefined : answerOf(row, columnId, value);
      if (answer !== undefined) next.set(row.number, answer);
      else if (value === null) next.delete(row.number);
    }
    onGiven(next);
  };
  return (
    <TypingGrid
      label="문항별 답"
      rows={rows}
      columns={columns}
      getCell={getCell}
      getRowName={getName}
      onCommit={commit}
      autoFocus
      height="46vh"
    />
  );
}

/** The answer a typed text stands for; "right" without an answer means the key's own. */
function answerOf(row: Row, columnId: string, value: string): number | undefined {
  if (columnId === 'right' && value === 'X') return NO_ANSWER;
  if (columnId === 'right') return row.answer ?? undefined;
  return readAnswer(value, row.kind);
}

function answerCell(row: Row, columnId: string, given: ReadonlyMap<number, number>): CellView {
  const answer = given.get(row.number) ?? NO_ANSWER;
  if (columnId === 'number') return read(`${row.number}번`);
  if (columnId === 'points') return read(String(row.points));
  if (columnId === 'key') return read(keyText(row));
  const text = answerText(answer, row.kind);
  if (columnId === 'given') return { value: text || null, text };
  const right = isRight(row, answer);
  if (row.gradingRule !== 'NORMAL') return { value: null, text: '', readOnly: true };
  if (right === undefined) return { value: null, text: '', readOnly: true, message: '정답이 없는 문항입니다' };
  if (!given.has(row.number)) return { value: null, text: '' };
  return { value: right ? 'O' : 'X', text: right ? 'O' : 'X', tone: right ? 'positive' : 'negative' };
}

function keyText({ gradingRule, answer, alsoAccepts, kind }: KeyedQuestion): string {
  if (gradingRule === 'VOID') return '무효';
  if (gradingRule === 'ALL_CORRECT') return '전원 정답';
  return [answer, ...alsoAccepts].map((one) => answerText(one, kind)).join(' / ');
}

const read = (text: string): CellView => ({ value: text, text });
