import { useDelete } from '@refinedev/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteStudent } from '#client/generated/rest/students.ts';
import { problemText } from '#client/problemText.ts';
import { CenteredSpinner, ConfirmDialog, useToast } from '#ui-kit';
import { DeletionLines } from '../shared/DeletionLines.tsx';
import { paths } from './index.tsx';
import css from './Students.module.css';

interface DeletionDialogProps {
  /** The student's id. */
  id: string;
  name: string;
  onClose: () => void;
}

/** Shows what deleting a student deletes and what it keeps; deletes after the name was typed. */
export function DeletionDialog({ id, name, onClose }: DeletionDialogProps) {
  const preview = useDeleteStudent();
  const { mutateAsync: remove } = useDelete();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate: ask, data, error } = preview;
  useEffect(() => ask({ studentId: id, data: { mode: 'PREVIEW' } }), [ask, id]);
  if (!data) {
    return (
      <ConfirmDialog
        key="asking"
        open
        title={`${name} 학생 지우기`}
        confirmLabel="확인"
        onConfirm={onClose}
        onClose={onClose}
      >
        {error ? <p role="alert">{problemText(error)}</p> : <CenteredSpinner />}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="answered"
      open
      size="medium"
      title={`${name} 학생을 지울까요?`}
      confirmLabel="지우기"
      tone="danger"
      typedConfirm={name}
      onClose={onClose}
      onConfirm={async () => {
        const values = { mode: 'COMMIT', version: data.version };
        const quiet = { successNotification: false, errorNotification: false } as const;
        await remove({ resource: 'students', id, values, ...quiet });
        toast({ message: `학생을 지우기로 했습니다. ${data.undoDays}일 안에 되돌릴 수 있습니다.` });
        void navigate(paths.students);
      }}
    >
      <p>
        지금부터 로그인할 수 없습니다. {data.undoDays}일 뒤에는 누구였는지 알 수 없게 되고, 그때부터는 되돌릴 수
        없습니다.
      </p>
      <div className={css.lost}>
        <DeletionLines title="사라지는 것" lines={data.goes} />
        <DeletionLines title="남는 것" lines={data.stays} />
      </div>
    </ConfirmDialog>
  );
}
