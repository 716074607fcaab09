import { useState } from 'react';
import { Button } from '#ui-kit';
import css from '../../../shared/imports/Import.module.css';
import type { RepeatedProblem } from './repairs.ts';

interface RepeatedProblemsProps {
  problems: readonly RepeatedProblem[];
  onMend: (problem: RepeatedProblem, text: string) => void;
}

/** Wrong values that stand in several cells, each replaced in all of them at once. */
export function RepeatedProblems({ problems, onMend }: RepeatedProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <ul role="list" aria-label="여러 칸에 있는 값" className={css.repeated}>
      {problems.map((problem) => (
        <li key={`${problem.letter} ${problem.value}`}>
          <Repeated problem={problem} onMend={(text) => onMend(problem, text)} />
        </li>
      ))}
    </ul>
  );
}

function Repeated({ problem, onMend }: { problem: RepeatedProblem; onMend: (text: string) => void }) {
  const { place, value, rows } = problem;
  const [text, setText] = useState(value);
  const isChanged = text !== value;
  return (
    <form
      className={css.replace}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onMend(text);
      }}
    >
      <span>
        {place} <strong>{value === '' ? '빈칸' : value}</strong> {`${rows.length}칸을`}
      </span>
      <input
        className={css.cell}
        aria-label={`${place} ${value || '빈칸'} 모두 바꿀 값`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" type="submit" disabled={!isChanged}>
        {`${rows.length}칸 모두 바꾸기`}
      </Button>
    </form>
  );
}
