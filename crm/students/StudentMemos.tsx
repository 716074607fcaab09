import { Chip, formatInstant } from '#ui-kit';
import { Card } from '../shared/Card.tsx';
import type { StudentDetailQuery } from './generated/graphql.ts';
import css from './Students.module.css';

type Memo = NonNullable<StudentDetailQuery['students_by_pk']>['memos'][number];

/** What staff noted of a student, pinned notes first. */
export function StudentMemos({ memos }: { memos: readonly Memo[] }) {
  return (
    <Card title="메모">
      {memos.length === 0 && (
        <p className={css.small}>아직 메모가 없습니다. 엑셀로 등록할 때 메모 열이 여기에 들어옵니다.</p>
      )}
      <ul role="list" className={css.lines}>
        {memos.map((memo) => (
          <li key={memo.id} className={css.line}>
            <p className={css.memo}>
              {memo.isPinned && <Chip tone="accent">고정</Chip>} {memo.body}
            </p>
            <p className={css.small}>
              {[memo.createdByStaff?.name, formatInstant(memo.createdAt)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
