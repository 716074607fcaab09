import { useState } from 'react';
import { useDeleteNotice } from '#client/generated/rest/notices.ts';
import { Chip, ConfirmDialog, useToast, formatInstant } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { RowActions } from '../shared/RowActions.tsx';
import type { NoticeListQuery } from './generated/graphql.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import css from './NoticeListPage.module.css';

interface NoticeCardProps {
  notice: NoticeListQuery['notices'][number];
  /** Managers change and delete. */
  canEdit: boolean;
}

/** One notice, whole. */
export function NoticeCard({ notice, canEdit }: NoticeCardProps) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteNotice();
  const toast = useToast();
  const close = (): void => setDialog(null);
  return (
    <li className={css.notice}>
      <div className={css.head}>
        {notice.isPinned && <Chip tone="accent">고정</Chip>}
        <h2>{notice.title}</h2>
        {canEdit && (
          <RowActions
            name={notice.title}
            items={[
              { label: '고치기', icon: <EditIcon aria-hidden />, onSelect: () => setDialog('edit') },
              {
                label: '지우기',
                icon: <DeleteIcon aria-hidden />,
                tone: 'danger',
                onSelect: () => setDialog('delete'),
              },
            ]}
          />
        )}
      </div>
      <p className={css.by}>
        {[notice.createdByStaff?.name, formatInstant(notice.createdAt)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.body}>{notice.body}</p>
      {dialog === 'edit' && <NoticeDialog notice={notice} kind={notice.kind} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        title="공지를 지울까요?"
        confirmLabel="공지 지우기"
        tone="danger"
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync({ noticeId: notice.id });
          toast({ message: '공지를 지웠습니다' });
        }}
      >
        ‘{notice.title}’ 공지와 그 내용이 모든 직원의 화면에서 사라지고, 되돌릴 수 없습니다.
      </ConfirmDialog>
    </li>
  );
}
