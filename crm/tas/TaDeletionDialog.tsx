import { useDelete } from '@refinedev/core';
import { useNavigate } from 'react-router';
import { usePreviewTaDeletion } from '#client/generated/rest/tas.ts';
import { useToast } from '#ui-kit';
import { PersonDeletionDialog } from '../shared/records/PersonDeletionDialog.tsx';
import { paths } from './paths.ts';
import type { Ta } from './ta.ts';
import css from './Tas.module.css';

/** Says what deleting a TA removes and keeps, and what of the pay must be settled before. */
export function TaDeletionDialog({ ta, onClose }: { ta: Ta; onClose: () => void }) {
  const { data, error } = usePreviewTaDeletion(ta.id, { query: { refetchOnMount: 'always', gcTime: 0 } });
  const { mutateAsync: remove } = useDelete();
  const navigate = useNavigate();
  const toast = useToast();
  const { name } = ta.user;
  const open = data?.open ?? [];
  return (
    <PersonDeletionDialog
      name={name}
      role="조교"
      preview={data}
      error={error}
      refused={
        open.length > 0
          ? { title: `${name} 조교는 아직 삭제할 수 없습니다`, words: <OpenPay lines={open} /> }
          : undefined
      }
      onClose={onClose}
      onConfirm={async () => {
        await remove({ resource: 'taDirectory', id: ta.id, successNotification: false, errorNotification: false });
        toast({ message: '조교를 삭제했습니다', tone: 'positive' });
        void navigate(paths.tas);
      }}
    >
      바로 로그인할 수 없게 되고, 누구였는지 알 수 없게 됩니다. 되돌릴 수 없습니다.
    </PersonDeletionDialog>
  );
}

function OpenPay({ lines }: { lines: readonly string[] }) {
  return (
    <>
      <p>급여가 정리되지 않았습니다. 먼저 아래를 마쳐 주세요.</p>
      <ul className={css.openPay}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>그동안 로그인만 막으려면 비활성으로 바꾸면 됩니다.</p>
    </>
  );
}
