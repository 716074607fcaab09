import { useState } from 'react';
import { Button, EmptyState, Link, StatusChip, formatInstant } from '#ui-kit';
import { StickyTable } from '../shared/lists/StickyTable.tsx';
import { paths as studentPaths } from '../students/paths.ts';
import { MarkDialog } from './dialogs/dialog.ts';
import { stateWords } from './testWords.ts';
import type { ShownTest } from './types.ts';
import css from './WordTests.module.css';

type Standing = ShownTest['standings'][number];

/** What each student came to, while it happens. */
export function Standings({ test }: { test: ShownTest }) {
  const { standings, questionCount, isPrinted } = test;
  const [marked, setMarked] = useState<{ id: string; name: string } | null>(null);
  if (standings.length === 0) {
    return (
      <EmptyState of="person" title="응시할 학생이 없습니다">
        주차에 수강생을 추가하면 여기에 나타납니다.
      </EmptyState>
    );
  }
  const reached = standings.filter(({ state }) => state === 'REACHED').length;
  return (
    <>
      <p className={css.note} role="status">{`${standings.length}명 중 ${reached}명이 통과했습니다.`}</p>
      <StickyTable label="학생별 결과">
        <thead>
          <tr>
            {['학생', '상태', '첫 점수', '가장 높은 점수', '응시', isPrinted ? '채점' : '화면 이탈', '마지막'].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <StandingRow
              key={standing.id}
              standing={standing}
              questionCount={questionCount}
              onMark={isPrinted ? setMarked : undefined}
            />
          ))}
        </tbody>
      </StickyTable>
      {marked && <MarkDialog planId={test.id} student={marked} onClose={() => setMarked(null)} />}
    </>
  );
}

interface StandingRowProps {
  standing: Standing;
  questionCount: number;
  /** Opens the paper of a student for marking; undefined for a test on screens. */
  onMark: ((student: { id: string; name: string }) => void) | undefined;
}

function StandingRow({ standing, questionCount, onMark }: StandingRowProps) {
  const { student, state, firstCorrect, bestCorrect, attempts, answered, leftCount, lastAt } = standing;
  const { label, tone } = stateWords[state ?? 'NEW'] ?? stateWords['NEW']!;
  const score = (correct: number | null) => (correct === null ? '–' : `${correct}/${questionCount}`);
  return (
    <tr>
      <th scope="row">
        {student && (
          <Link quiet href={studentPaths.student(student.id)}>
            {student.user.name}
          </Link>
        )}
      </th>
      <td>
        <StatusChip tone={tone}>{answered === null ? label : `${label} ${answered}/${questionCount}`}</StatusChip>
      </td>
      <td>{score(firstCorrect)}</td>
      <td>{score(bestCorrect)}</td>
      <td>{`${attempts ?? 0}번`}</td>
      <td>
        {onMark
          ? student &&
            !!attempts && (
              <Button
                size="small"
                aria-label={`${student.user.name} ${state === 'PRINTED' ? '채점' : '다시 채점'}`}
                onClick={() => onMark({ id: student.id, name: student.user.name })}
              >
                {state === 'PRINTED' ? '채점' : '다시 채점'}
              </Button>
            )
          : leftCount
            ? `${leftCount}번`
            : '–'}
      </td>
      <td>{lastAt === null ? '–' : formatInstant(lastAt)}</td>
    </tr>
  );
}
