import { useDelete } from '@refinedev/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDeleteStudent } from '#client/generated/rest/students.ts';
import { useToast } from '#ui-kit';
import { PersonDeletionDialog } from '../../shared/records/PersonDeletionDialog.tsx';
import { paths } from '../paths.ts';

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
  return (
    <PersonDeletionDialog
      name={name}
      role="학생"
      preview={data}
      error={error}
      onClose={onClose}
      onConfirm={async () => {
        const values = { mode: 'COMMIT', version: data?.version };
        const quiet = { successNotification: false, errorNotification: false } as const;
        await remove({ resource: 'students', id, values, ...quiet });
        toast({ message: `학생을 삭제하기로 했습니다. ${data?.undoDays}일 안에 되돌릴 수 있습니다.` });
        void navigate(paths.students);
      }}
    >
      지금부터 로그인할 수 없습니다. {data?.undoDays}일 뒤에는 누구였는지 알 수 없게 되고, 그때부터는 되돌릴 수
      없습니다.
    </PersonDeletionDialog>
  );
}
