import { Note } from '#ui-kit';
import { ShareBar } from '../../shared/page/ShareBar.tsx';
import type { StudentDetail } from '../page/studentShown.ts';

/** How many lessons there were, by attendance type, as a bar and in words. */
export function AttendanceSummary({ marks }: { marks: StudentDetail['participants'] }) {
  const counts = new Map<string, number>();
  for (const { attendanceType } of marks.toSorted((one, other) => sequenceOf(one) - sequenceOf(other))) {
    const name = attendanceType?.name ?? '미체크';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const present = marks.filter((mark) => mark.attendanceType?.countsAsPresent === true).length;
  const absent = marks.filter((mark) => mark.attendanceType?.countsAsPresent === false).length;
  if (marks.length === 0) return <Note>아직 수업이 없습니다</Note>;
  return (
    <ShareBar
      whole={marks.length}
      parts={[
        { label: '출석', count: present, tone: 'positive' },
        { label: '결석', count: absent, tone: 'negative' },
      ]}
    >
      {[...counts].map(([name, count]) => `${name} ${count}`).join(' · ')}
    </ShareBar>
  );
}

/** Types in the order set by staff, unmarked last. */
const sequenceOf = ({ attendanceType }: StudentDetail['participants'][number]): number =>
  attendanceType?.sequence ?? Infinity;
