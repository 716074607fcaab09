import { useSetStudentMemoPin } from '#client/generated/rest/studentMemos.ts';
import { Chip, formatInstant } from '#ui-kit';
import { ClockIcon, PinIcon } from '#ui-kit/icons.ts';
import css from '../shared/records/Records.module.css';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import { MemoDialog } from './MemoDialog.tsx';
import { MemoHistory } from './MemoHistory.tsx';
import type { Memo } from './types.ts';

/** One memo with its actions. */
export function MemoItem({ memo }: { memo: Memo }) {
  const pin = useSetStudentMemoPin();
  const { id, isPinned } = memo;
  return (
    <li className={css.record}>
      <div>
        <p className={css.body}>{memo.body}</p>
        <p className={css.meta}>
          {isPinned && <Chip tone="accent">고정</Chip>}
          {[memo.createdByStaff?.name, formatInstant(memo.createdAt), memo.version > 1 && '수정']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ActionMenu
        name="메모"
        actions={[
          {
            title: isPinned ? '고정 풀기' : '고정',
            icon: PinIcon,
            run: (send) =>
              send(
                () => pin.mutateAsync({ memoId: id, data: { isPinned: !isPinned } }),
                isPinned ? '고정을 풀었습니다' : '맨 위에 고정했습니다',
              ),
          },
          editing((close) => <MemoDialog memo={memo} onClose={close} />),
          { title: '이력', icon: ClockIcon, asks: (close) => <MemoHistory memoId={id} onClose={close} /> },
          deleting({
            resource: 'studentMemos',
            id,
            noun: '메모',
            warns: `‘${shorten(memo.body)}’ 메모가 모든 직원의 화면에서 사라집니다.`,
          }),
        ]}
      />
    </li>
  );
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
