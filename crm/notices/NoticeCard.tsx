import { useDeleteNotice } from '#client/generated/rest/notices.ts';
import { Chip, formatInstant } from '#ui-kit';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { EditDeleteMenu } from '../shared/EditDeleteMenu.tsx';
import type { NoticeListQuery } from './generated/graphql.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import css from './NoticeListPage.module.css';

interface NoticeCardProps {
  notice: NoticeListQuery['notices'][number];
  /** Managers can edit and delete. */
  canEdit: boolean;
}

/** One notice with its full text. */
export function NoticeCard({ notice, canEdit }: NoticeCardProps) {
  const remove = useDeleteNotice();
  return (
    <li className={css.notice}>
      <div className={css.head}>
        {notice.isPinned && <Chip tone="accent">고정</Chip>}
        <h2>{notice.title}</h2>
        {canEdit && (
          <EditDeleteMenu
            name={notice.title}
            edit={(close) => <NoticeDialog notice={notice} kind={notice.kind} onClose={close} />}
            remove={(close) => (
              <DeleteDialog
                title="공지를 지울까요?"
                confirmLabel="공지 지우기"
                remove={() => remove.mutateAsync({ noticeId: notice.id })}
                said="공지를 지웠습니다"
                onClose={close}
              >
                ‘{notice.title}’ 공지와 그 내용이 모든 직원의 화면에서 사라지고, 되돌릴 수 없습니다.
              </DeleteDialog>
            )}
          />
        )}
      </div>
      <p className={css.by}>
        {[notice.createdByStaff?.name, formatInstant(notice.createdAt)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.body}>{notice.body}</p>
    </li>
  );
}
