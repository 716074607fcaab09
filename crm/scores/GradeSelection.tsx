import { useState } from 'react';
import { Button, SelectInput, SelectionBar, formatWeek } from '#ui-kit';
import type { Due } from '../retakeExams/parts.ts';
import css from './Gradebook.module.css';
import { isBelowNow } from './rows/gradeFilters.ts';
import type { GradeRow } from './rows/gradeRows.ts';
import { attemptCell, examTaken, type Field, type GradedExam, type GradeEntry, type Score } from './grades.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
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
      <FillBlanks count={blank.length} onFill={(value) => onEnter(entriesFor(blank, 'value', value))} />
      <ActionButtons
        size="small"
        name="선택한 학생"
        actions={[
          { title: '결시', run: enter('status', 'ABSENT') },
          {
            title: due.length === 0 ? '클리닉 안내' : `미달 ${due.length}건 클리닉 안내`,
            when: due.length > 0 || '커트라인보다 낮은 학생이 없습니다.',
            run: () => onClinic(due),
          },
          { title: '면제', run: enter('status', 'EXEMPT') },
          ...Object.entries(deliveryWords).map(([value, title]) => ({ title, run: enter('delivery', value) })),
          { title: '재시험 추가', run: () => onRetake(scores.map(({ id }) => id)) },
          { title: '문자 보내기', run: onMessage },
        ]}
      />
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
      <Button size="small" variant="primary" type="submit" disabled={count === 0 || value.trim() === ''}>
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
