import { CanAccess } from '@refinedev/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWriteClinicNotice } from '#client/generated/rest/notices.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { WriteClinicNoticeBody } from '#openapi/generated/zod/notices.ts';
import { Button, CheckboxField, IconButton, TextField } from '#ui-kit';
import { EditIcon } from '#ui-kit/icons.ts';
import { RecordDialog } from '../shared/RecordDialog.tsx';
import type { ClinicDayQuery } from './generated/graphql.ts';
import css from './DayBoard.module.css';

type Notice = ClinicDayQuery['notices'][number];

const editing = { resource: 'notices', action: 'editClinicNotice' } as const;

/** The notice at the top of the board; managers can edit it. */
export function StandingNotice({ notice }: { notice: Notice | undefined }) {
  const [writing, setWriting] = useState(false);
  const write = (): void => setWriting(true);
  return (
    <>
      {notice ? (
        <div className={css.notice}>
          <p>
            <strong>{notice.title}</strong> {notice.body}
          </p>
          <CanAccess {...editing}>
            <IconButton label="판 공지 고치기" icon={<EditIcon aria-hidden />} onClick={write} />
          </CanAccess>
        </div>
      ) : (
        <CanAccess {...editing}>
          <p className={css.noNotice}>
            <Button size="small" variant="quiet" icon={<EditIcon aria-hidden />} onClick={write}>
              판 공지 쓰기
            </Button>
          </p>
        </CanAccess>
      )}
      {writing && <NoticeDialog notice={notice} onClose={() => setWriting(false)} />}
    </>
  );
}

function NoticeDialog({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  const write = useWriteClinicNotice();
  const form = useForm({
    resolver: schemaResolver(WriteClinicNoticeBody),
    defaultValues: {
      title: notice?.title ?? '',
      body: notice?.body ?? '',
      isForStudents: notice?.isForStudents ?? true,
    },
  });
  return (
    <RecordDialog
      title="클리닉 판 공지"
      submitLabel="올리기"
      form={form}
      version={notice?.version}
      onClose={onClose}
      save={(data, version) => write.mutateAsync({ data: notice ? { ...data, version } : data })}
      said={() => '판에 공지를 올렸습니다'}
    >
      <TextField name="title" label="제목" required maxLength={100} />
      <TextField name="body" label="내용" required multiline />
      <CheckboxField name="isForStudents" label="학생의 클리닉 화면에도 보이기" />
    </RecordDialog>
  );
}
