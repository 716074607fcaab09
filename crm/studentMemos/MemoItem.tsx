import { useState } from 'react';
import { useSetStudentMemoPin } from '#client/generated/rest/studentMemos.ts';
import { Chip, formatInstant, useSending } from '#ui-kit';
import { ClockIcon, PinIcon } from '#ui-kit/icons.ts';
import css from '../shared/records/Records.module.css';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { MemoDialog } from './MemoDialog.tsx';
import { MemoHistory } from './MemoHistory.tsx';
import type { Memo } from './types.ts';

/** One memo with its actions. */
export function MemoItem({ memo }: { memo: Memo }) {
  const [isReading, setReading] = useState(false);
  const pin = useSetStudentMemoPin();
  const { send } = useSending();
  const { id, isPinned } = memo;
  const turnPin = () =>
    send(
      () => pin.mutateAsync({ memoId: id, data: { isPinned: !isPinned } }),
      isPinned ? '고정을 풀었습니다' : '맨 위에 고정했습니다',
    );
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
      <EditDeleteMenu
        name="메모"
        edit={(close) => <MemoDialog memo={memo} onClose={close} />}
        above={[
          { label: isPinned ? '고정 풀기' : '고정', icon: <PinIcon aria-hidden />, onSelect: () => void turnPin() },
        ]}
        between={[{ label: '이력', icon: <ClockIcon aria-hidden />, onSelect: () => setReading(true) }]}
        remove={(close) => (
          <DeleteRecordDialog
            resource="studentMemos"
            id={id}
            title="메모를 지울까요?"
            confirmLabel="메모 지우기"
            said="메모를 지웠습니다"
            onClose={close}
          >
            ‘{shorten(memo.body)}’ 메모가 모든 직원의 화면에서 사라집니다.
          </DeleteRecordDialog>
        )}
      >
        {isReading && <MemoHistory memoId={id} onClose={() => setReading(false)} />}
      </EditDeleteMenu>
    </li>
  );
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
