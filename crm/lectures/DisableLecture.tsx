import { useDisableLecture } from '#client/generated/rest/lectures.ts';
import { ConfirmDialog } from '#ui-kit';
import type { LectureFactsFragment } from './generated/graphql.ts';

interface DisableLectureProps {
  lecture: LectureFactsFragment;
  /** Students enrolled today. */
  enrolled: number;
  onClose: () => void;
}

/** Asks for confirmation before a lecture is ended. */
export function DisableLecture({ lecture, enrolled, onClose }: DisableLectureProps) {
  const disable = useDisableLecture();
  return (
    <ConfirmDialog
      open
      title={`${lecture.name} 강의를 종료할까요?`}
      confirmLabel="강의 종료"
      tone="danger"
      onConfirm={() => disable.mutateAsync({ lectureId: lecture.id })}
      said={{ message: `${lecture.name} 강의를 종료했습니다` }}
      onClose={onClose}
    >
      <p>새 주차와 새 수강생을 추가할 수 없게 되고, 다시 진행으로 되돌릴 수 없습니다.</p>
      <p>지금 수강생 {enrolled}명의 지난 출결과 기록은 그대로 남아 직원과 학생이 계속 볼 수 있습니다.</p>
    </ConfirmDialog>
  );
}
