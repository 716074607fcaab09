import { EmptyState, Link, StatusChip, Note } from '#ui-kit';
import { paths as studentPaths } from '../../students/paths.ts';
import { Card } from '../../shared/page/Card.tsx';
import type { OmrScoreFragment } from '../generated/graphql.ts';
import css from '../Omr.module.css';
import type { Disagreement } from './reconcile.ts';

/** Present students without a sheet, and sheets of absent students. */
export function Disagreements({ missing, absent }: Disagreement) {
  if (missing.length + absent.length === 0) {
    return (
      <EmptyState of="done" title="출결과 답안지가 모두 맞습니다">
        온 학생은 답안지가 있고, 안 온 학생은 없습니다.
      </EmptyState>
    );
  }
  return (
    <div className={css.pair}>
      <Card title={`왔는데 답안지가 없는 학생 ${missing.length}명`}>
        <People scores={missing} none="온 학생은 모두 답안지가 있습니다." />
      </Card>
      <Card title={`안 왔는데 답안지가 있는 학생 ${absent.length}명`}>
        <People scores={absent} none="안 온 학생의 답안지는 없습니다." />
      </Card>
    </div>
  );
}

function People({ scores, none }: { scores: readonly OmrScoreFragment[]; none: string }) {
  if (scores.length === 0) return <Note>{none}</Note>;
  return (
    <ul role="list">
      {scores.map(({ id, status, student, participant }) => (
        <li key={id} className={css.file}>
          <span className={css.fileName}>
            <Link href={studentPaths.student(student.id)}>{student.user.name}</Link>
          </span>
          <Note as="span">{student.studentNumber}</Note>
          <StatusChip tone={participant.attendanceType?.countsAsPresent ? 'positive' : 'warning'}>
            {status === 'ABSENT' ? '결시' : (participant.attendanceType?.name ?? '출결 없음')}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}
