import { ButtonLink, EmptyState } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';

/** Shown instead of an exam's screen when the exam does not exist. */
export function ExamMissing() {
  return (
    <EmptyState
      title="시험을 찾을 수 없습니다"
      action={<ButtonLink href={lecturePaths.lectures}>강의 목록으로</ButtonLink>}
    >
      지워졌거나 주소가 잘못되었습니다.
    </EmptyState>
  );
}
