import { useState } from 'react';
import { Button, SelectInput } from '#ui-kit';
import css from '../shared/grid/Sheet.module.css';
import type { GradeRow } from './gradeRows.ts';
import { spotId, type GradedExam } from './grades.ts';
import type { Typing } from './useGrades.ts';
import { deliveryWords } from './words.ts';

interface TickedBarProps {
  /** The ticked students. */
  rows: readonly GradeRow[];
  exams: readonly GradedExam[];
  /** The exam of the active cell; below 0 for none. */
  startAt: number;
  /** One state for all of them. */
  onEnter: (typings: readonly Typing[]) => void;
  onRetake: (scoreIds: readonly string[]) => void;
  onClear: () => void;
}

/** What can be done with the ticked students at once, in one exam. */
export function TickedBar({ rows, exams, startAt, onEnter, onRetake, onClear }: TickedBarProps) {
  const [examAt, setExamAt] = useState(Math.max(0, startAt));
  const scores = rows.flatMap((row) => row.scores[examAt] ?? []);
  const enter = (column: 'status' | 'delivery', value: string | null) => () =>
    onEnter(scores.map(({ id }) => ({ rowId: spotId(id, 0), column, value })));
  return (
    <div role="group" aria-label="선택한 학생" className={css.selection}>
      <strong>{rows.length}명 선택</strong>
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
      <Button size="small" onClick={() => onRetake(scores.map(({ id }) => id))}>
        재시험 더하기
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        선택 해제
      </Button>
    </div>
  );
}
