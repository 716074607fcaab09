import { useState } from 'react';
import { useDeleteStudentMemo, useSetStudentMemoPin } from '#client/generated/rest/studentMemos.ts';
import { Chip, ConfirmDialog, formatInstant, useToast } from '#ui-kit';
import { ClockIcon, DeleteIcon, EditIcon, PinIcon } from '#ui-kit/icons.ts';
import css from '../shared/Records.module.css';
import { RowActions } from '../shared/RowActions.tsx';
import type { StudentMemosQuery } from './generated/graphql.ts';
import { MemoDialog } from './MemoDialog.tsx';
import { MemoHistory } from './MemoHistory.tsx';

/** A memo as the list reads it. */
export type Memo = StudentMemosQuery['studentMemos'][number];

/** One memo with what can be done with it. */
export function MemoItem({ memo }: { memo: Memo }) {
  const [dialog, setDialog] = useState<'edit' | 'history' | 'delete' | null>(null);
  const pin = useSetStudentMemoPin();
  const remove = useDeleteStudentMemo();
  const toast = useToast();
  const close = (): void => setDialog(null);
  const { id, isPinned } = memo;
  const turnPin = async (): Promise<void> => {
    await pin.mutateAsync({ memoId: id, data: { isPinned: !isPinned } });
    toast({ message: isPinned ? '고정을 풀었습니다' : '맨 위에 고정했습니다' });
  };
  return (
    <li className={css.record}>
      <div>
        <p className={css.body}>{memo.body}</p>
        <p className={css.meta}>
          {isPinned && <Chip tone="accent">고정</Chip>}
          {[memo.createdByStaff?.name, formatInstant(memo.createdAt), memo.version > 1 && '고침']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <RowActions
        name="메모"
        items={[
          { label: isPinned ? '고정 풀기' : '고정', icon: <PinIcon aria-hidden />, onSelect: () => void turnPin() },
          { label: '고치기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('edit') },
          { label: '이력', icon: <ClockIcon aria-hidden />, onSelect: () => setDialog('history') },
          { label: '지우기', icon: <DeleteIcon aria-hidden />, tone: 'danger', onSelect: () => setDialog('delete') },
        ]}
      >
        {dialog === 'edit' && <MemoDialog memo={memo} onClose={close} />}
        {dialog === 'history' && <MemoHistory memoId={id} onClose={close} />}
        <ConfirmDialog
          open={dialog === 'delete'}
          title="메모를 지울까요?"
          confirmLabel="메모 지우기"
          tone="danger"
          onClose={close}
          onConfirm={async () => {
            await remove.mutateAsync({ memoId: id });
            toast({ message: '메모를 지웠습니다' });
          }}
        >
          ‘{shorten(memo.body)}’ 메모가 모든 직원의 화면에서 사라집니다.
        </ConfirmDialog>
      </RowActions>
    </li>
  );
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
