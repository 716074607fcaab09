import { StatusChip } from '#ui-kit';
import { taskWord } from '../consults/parts.ts';

/** Says beside a name that somebody should talk to the student, and about what. */
export function CareMark({ tasks }: { tasks: readonly { kind: string }[] }) {
  if (tasks.length === 0) return null;
  const about = [...new Set(tasks.map(({ kind }) => taskWord(kind)))].join('·');
  return (
    <>
      {' '}
      <StatusChip tone="warning">{about}</StatusChip>
    </>
  );
}
