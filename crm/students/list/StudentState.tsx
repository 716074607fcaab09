import { StatusChip } from '#ui-kit';

/** Whether a student may sign in and is taught. */
export function StudentState({ isActive }: { isActive: boolean }) {
  return <StatusChip tone={isActive ? 'positive' : 'neutral'}>{isActive ? '재원' : '비활성'}</StatusChip>;
}
