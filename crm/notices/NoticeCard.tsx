import { CanAccess } from '@refinedev/core';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Chip, formatInstant } from '#ui-kit';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
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
          <ActionMenu
            name={notice.title}
            actions={[
              editing((close) => <NoticeDialog notice={notice} kind={notice.kind} onClose={close} />),
              deleting({
                resource: 'notices',
                id: notice.id,
                noun: '공지',
                warns: `‘${notice.title}’ 공지와 그 내용이 모든 직원의 화면에서 사라지고, 되돌릴 수 없습니다.`,
              }),
            ]}
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
