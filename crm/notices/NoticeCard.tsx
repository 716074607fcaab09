import { CanAccess } from '@refinedev/core';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { Chip, formatInstant } from '#ui-kit';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import type { NoticeListQuery } from './generated/graphql.ts';
import css from './NoticeListPage.module.css';

const NoticeDialog = lazyWhenIdle(() => import('./NoticeDialog.tsx').then((file) => file.NoticeDialog));

interface NoticeCardProps {
  notice: NoticeListQuery['notices'][number];
}

/** One notice with its full text. */
export function NoticeCard({ notice }: NoticeCardProps) {
  return (
    <li className={css.notice}>
      <div className={css.head}>
        {notice.isPinned && <Chip tone="accent">고정</Chip>}
        <h2>{notice.title}</h2>
        <CanAccess resource="notices" action="edit">
          <EditDeleteMenu
            name={notice.title}
            edit={(close) => <NoticeDialog notice={notice} kind={notice.kind} onClose={close} />}
            remove={(close) => (
              <DeleteRecordDialog
                resource="notices"
                id={notice.id}
                title="공지를 지울까요?"
                confirmLabel="공지 지우기"
                said="공지를 지웠습니다"
                onClose={close}
              >
                ‘{notice.title}’ 공지와 그 내용이 모든 직원의 화면에서 사라지고, 되돌릴 수 없습니다.
              </DeleteRecordDialog>
            )}
          />
        </CanAccess>
      </div>
      <p className={css.by}>
        {[notice.createdByStaff?.name, formatInstant(notice.createdAt)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.body}>{notice.body}</p>
    </li>
  );
}
