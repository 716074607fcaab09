import { useToggleStudentStatus } from '#client/generated/rest/students.ts';
import { ConfirmDialog } from '#ui-kit';

interface ToggleStatusProps {
  /** Of the student. */
  id: string;
  user: { name: string; isActive: boolean };
  onClose: () => void;
}

/** Asks before a student is made inactive, or active again. */
export function ToggleStatus({ id, user, onClose }: ToggleStatusProps) {
  const toggle = useToggleStudentStatus();
  const isActive = !user.isActive;
  return (
    <ConfirmDialog
      open
      title={`${user.name} 학생을 ${isActive ? '다시 활성으로' : '비활성으로'} 바꿀까요?`}
      confirmLabel={isActive ? '활성으로' : '비활성으로'}
      tone={isActive ? 'normal' : 'danger'}
      onClose={onClose}
      onConfirm={() => toggle.mutateAsync({ studentId: id, data: { isActive } })}
      said={`${user.name} 학생을 ${isActive ? '활성' : '비활성'}으로 바꿨습니다`}
    >
      {isActive
        ? '다시 로그인할 수 있고, 학생 목록과 등록 화면에 보입니다.'
        : '지금 로그인이 바로 끝나고 다시 로그인할 수 없습니다. 출결과 기록은 그대로 남으며 언제든 되돌릴 수 있습니다.'}
    </ConfirmDialog>
  );
}
