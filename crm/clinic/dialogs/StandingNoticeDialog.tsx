import { useForm } from 'react-hook-form';
import { useWriteClinicNotice } from '#client/generated/rest/notices.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { WriteClinicNoticeBody } from '#openapi/generated/zod/notices.ts';
import { CheckboxField, TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import type { StandingNoticeRow } from '../types.ts';

/** Writes the notice at the top of the board. */
export function StandingNoticeDialog({
  notice,
  onClose,
}: {
  notice: StandingNoticeRow | undefined;
  onClose: () => void;
}) {
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
      <TextField name="title" label="제목" />
      <TextField name="body" label="내용" multiline />
      <CheckboxField name="isForStudents" label="학생의 클리닉 화면에도 보이기" />
    </RecordDialog>
  );
}
