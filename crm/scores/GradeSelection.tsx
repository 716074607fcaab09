import { useState } from 'react';
import { Button, SelectInput, SelectionBar, formatWeek } from '#ui-kit';
import type { Due } from '../retakeExams/parts.ts';
import css from './Gradebook.module.css';
import { isBelowNow } from './rows/gradeFilters.ts';
import type { GradeRow } from './rows/gradeRows.ts';
import { attemptCell, examTaken, type Field, type GradedExam, type GradeEntry, type Score } from './grades.ts';
import { deliveryWords } from '../shared/scoreWords.ts';

interface GradeSelectionProps {
  /** The selected students. */
  rows: readonly GradeRow[];
  exams: readonly GradedExam[];
  /** The exam of the active cell; -1 for none. */
  startAt: number;
  /** Sets one value for all of them. */
  onEnter: (entries: readonly GradeEntry[]) => void;
  onRetake: (scoreIds: readonly string[]) => void;
  /** Calls those below a cutline to the clinic. */
  onClinic: (due: readonly Due[]) => void;
  /** Sends them a text. */
  onMessage: () => void;
  onClear: () => void;
}

/** The bulk actions for selected students, in one exam. */
export function GradeSelection(props: GradeSelectionProps) {
  const { rows, exams, startAt, onEnter, onRetake, onClinic, onMessage, onClear } = props;
  const [examAt, setExamAt] = useState(Math.max(0, startAt));
  const scores = rows.flatMap((row) => row.scores[examAt] ?? []);
  const due = rows.flatMap((row) => dueOf(row, exams));
  const blank = scores.filter(isBlank);
  const enter = (column: 'status' | 'delivery', value: string) => () => onEnter(entriesFor(scores, column, value));
  return (
    <SelectionBar count={rows.length} onClear={onClear}>
      <SelectInput
        aria-label="시험"
        value={examAt}
        onChange={(at) => setExamAt(at ?? 0)}
        options={exams.map(({ name }, value) => ({ value, label: name }))}
      />
      <Button size="small" onClick={enter('status', 'ABSENT')}>
        결시
      </Button>
      <Button size="small" onClick={enter('status', 'EXEMPT')}>
        면제
      </Button>
      {Object.entries(deliveryWords).map(([value, label]) => (
        <Button key={value} size="small" onClick={enter('delivery', value)}>
          {label}
        </Button>
      ))}
      <FillBlanks count={blank.length} onFill={(value) => onEnter(entriesFor(blank, 'value', value))} />
      <Button size="small" onClick={() => onRetake(scores.map(({ id }) => id))}>
        재시험 추가
      </Button>
      <Button size="small" disabled={due.length === 0} onClick={() => onClinic(due)}>
        {due.length === 0 ? '클리닉 안내' : `미달 ${due.length}건 클리닉 안내`}
      </Button>
      <Button size="small" onClick={onMessage}>
        문자 보내기
      </Button>
    </SelectionBar>
  );
}

/** Sets one value for the first attempts of these scores. */
const entriesFor = (scores: readonly Score[], column: Field, value: string): GradeEntry[] =>
  scores.map(({ id }) => ({ cell: { record: { scoreId: id, retakeNumber: 0 }, column }, value }));

const isBlank = ({ status, attempts }: Score): boolean =>
  status === 'NONE' && attempts.every(({ retakeNumber, value }) => retakeNumber > 0 || value === null);

/** Sets one value where there is none; existing values are kept. */
function FillBlanks({ count, onFill }: { count: number; onFill: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      className={css.fill}
      onSubmit={(event) => {
        event.preventDefault();
        onFill(value.trim());
        setValue('');
      }}
    >
      <input
        className={css.value}
        aria-label="빈 점수에 넣을 값"
        placeholder="점수"
        inputMode="decimal"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button size="small" type="submit" disabled={count === 0 || value.trim() === ''}>
        {`빈 점수 ${count.toLocaleString('ko')}칸 채우기`}
      </Button>
    </form>
  );
}

/** A student's latest attempts that are below their cutline and still open. */
function dueOf({ student, scores }: GradeRow, exams: readonly GradedExam[]): Due[] {
  return exams.flatMap((exam, at): Due[] => {
    const score = scores[at];
    const attempt = score?.attempts.findLast(({ value }) => value !== null);
    const cell = score && attempt && attemptCell(exam, score, attempt.retakeNumber);
    if (!cell || attempt.clinicStatus !== 'REQUIRED' || !isBelowNow(score, exam)) return [];
    const { value } = attempt;
    const { cutline } = examTaken(cell);
    const words = `${formatWeek(exam.weeklyLecture)} ${exam.name}`;
    return [{ attemptId: attempt.id, studentId: student.id, name: student.user.name, exam: words, value, cutline }];
  });
}
