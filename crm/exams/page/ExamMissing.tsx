import { RecordMissing } from '../../shared/records/RecordMissing.tsx';
import { paths as lecturePaths } from '../../lectures/paths.ts';

/** Shown instead of an exam's screen when the exam does not exist. */
export function ExamMissing() {
  return <RecordMissing title="시험을 찾을 수 없습니다" href={lecturePaths.lectures} to="강의 목록으로" />;
}
