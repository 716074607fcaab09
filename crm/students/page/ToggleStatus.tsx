import { useToggleStudentStatus } from '#client/generated/rest/students.ts';
import { ActivationDialog } from '../../shared/records/ActivationDialog.tsx';

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
    <ActivationDialog
      name={`${user.name} 학생`}
      isActive={isActive}
      onClose={onClose}
      onConfirm={() => toggle.mutateAsync({ studentId: id, data: { isActive } })}
    >
      {isActive
        ? '다시 로그인할 수 있고, 학생 목록과 등록 화면에 보입니다.'
        : '지금 로그인이 바로 끝나고 다시 로그인할 수 없습니다. 출결과 기록은 그대로 남으며 언제든 되돌릴 수 있습니다.'}
    </ActivationDialog>
  );
}
