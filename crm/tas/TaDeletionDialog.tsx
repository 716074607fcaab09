import { useDelete } from '@refinedev/core';
import { useNavigate } from 'react-router';
import { usePreviewTaDeletion } from '#client/generated/rest/tas.ts';
import { problemText } from '#client/problemText.ts';
import { CenteredSpinner, ConfirmDialog, useToast } from '#ui-kit';
import { DeletionLines } from '../shared/DeletionLines.tsx';
import { paths } from './index.tsx';
import type { Ta } from './ta.ts';
import css from './Tas.module.css';

/** Says what deleting a TA removes and keeps, and what of the pay must be settled before; deletes after the name was typed. */
export function TaDeletionDialog({ ta, onClose }: { ta: Ta; onClose: () => void }) {
  const { data, error } = usePreviewTaDeletion(ta.id, { query: { refetchOnMount: 'always', gcTime: 0 } });
  const { mutateAsync: remove } = useDelete();
  const navigate = useNavigate();
  const toast = useToast();
  const { name } = ta.user;
  if (!data || data.open.length > 0) {
    return (
      <ConfirmDialog
        key="asking"
        open
        title={data ? `${name} 조교는 아직 지울 수 없습니다` : `${name} 조교 지우기`}
        confirmLabel="확인"
        onConfirm={onClose}
        onClose={onClose}
      >
        {error && <p role="alert">{problemText(error)}</p>}
        {!data && !error && <CenteredSpinner />}
        {data && (
          <>
            <p>급여가 정리되지 않았습니다. 먼저 아래를 마쳐 주세요.</p>
            <ul>
              {data.open.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>그동안 로그인만 막으려면 비활성으로 바꾸면 됩니다.</p>
          </>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      key="answered"
      open
      size="medium"
      title={`${name} 조교를 지울까요?`}
      confirmLabel="지우기"
      tone="danger"
      typedConfirm={name}
      onClose={onClose}
      onConfirm={async () => {
        await remove({ resource: 'taDirectory', id: ta.id, successNotification: false, errorNotification: false });
        toast({ message: '조교를 지웠습니다', tone: 'positive' });
        void navigate(paths.tas);
      }}
    >
      <p>바로 로그인할 수 없게 되고, 누구였는지 알 수 없게 됩니다. 되돌릴 수 없습니다.</p>
      <div className={css.lost}>
        <DeletionLines title="사라지는 것" lines={data.goes} />
        <DeletionLines title="남는 것" lines={data.stays} />
      </div>
    </ConfirmDialog>
  );
}
