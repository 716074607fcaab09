import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { Button, IconButton } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import css from '../DayBoard.module.css';
import type { StandingNoticeRow } from '../types.ts';

const StandingNoticeDialog = lazyWhenIdle(() =>
  import('../dialogs/StandingNoticeDialog.tsx').then((file) => file.StandingNoticeDialog),
);

const editing = { resource: 'notices', action: 'editClinicNotice' } as const;

/** The notice in the board's title line, whole at a tap; managers can edit it. */
export function StandingNotice({ notice }: { notice: StandingNoticeRow | undefined }) {
  const [writing, setWriting] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const write = (): void => setWriting(true);
  return (
    <>
      {notice ? (
        <div className={css.notice}>
          <button
            type="button"
            aria-expanded={isWhole}
            title={`${notice.title} ${notice.body}`}
            onClick={() => setWhole(!isWhole)}
          >
            <strong>{notice.title}</strong> {notice.body}
          </button>
          <CanAccess {...editing}>
            <IconButton label="판 공지 수정" icon={<EditIcon aria-hidden />} onClick={write} />
          </CanAccess>
        </div>
      ) : (
        <CanAccess {...editing}>
          <Button size="small" variant="quiet" icon={<EditIcon aria-hidden />} onClick={write}>
            판 공지 작성
          </Button>
        </CanAccess>
      )}
      {writing && <StandingNoticeDialog notice={notice} onClose={() => setWriting(false)} />}
    </>
  );
}
