import { josa } from 'es-hangul';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#ui-kit';

interface ActivationDialogProps {
  /** Who it is, e.g. `김하늘 학생`. */
  name: string;
  /** What they are to be. */
  isActive: boolean;
  /** What that means. */
  children: ReactNode;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a person is made inactive, or active again. */
export function ActivationDialog({ name, isActive, ...dialog }: ActivationDialogProps) {
  const state = isActive ? '활성으로' : '비활성으로';
  return (
    <ConfirmDialog
      {...dialog}
      open
      title={`${josa(name, '을/를')} ${isActive ? '다시 ' : ''}${state} 바꿀까요?`}
      confirmLabel={state}
      tone={isActive ? 'normal' : 'danger'}
      said={`${josa(name, '을/를')} ${state} 바꿨습니다`}
    />
  );
}
