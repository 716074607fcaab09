import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateNoticeBody } from '#openapi/generated/zod/notices.ts';
import { CheckboxField, SelectField, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import type { NoticeListQuery } from './generated/graphql.ts';
import { kindOf, kinds } from './kinds.ts';

interface NoticeDialogProps {
  /** The notice to edit; undefined for a new one. */
  notice?: NoticeListQuery['notices'][number];
  /** Its audience. */
  kind: string;
  onClose: () => void;
}

const kindOptions = kinds.map(({ id, label }) => ({ value: id, label }));

/** Creates or edits a notice. */
export function NoticeDialog({ notice, kind, onClose }: NoticeDialogProps) {
  const record = useRecordForm({
    resource: 'notices',
    record: notice && { id: notice.id, version: notice.version },
    resolver: schemaResolver(CreateNoticeBody),
    defaultValues: {
      kind: kindOf(kind),
      title: notice?.title ?? '',
      body: notice?.body ?? '',
      isPinned: notice?.isPinned ?? false,
    },
  });
  return (
    <RecordDialog
      title={notice ? '공지 수정' : '공지 작성'}
      submitLabel={notice ? '저장' : '올리기'}
      {...record}
      onClose={onClose}
      said={() => (notice ? '공지를 수정했습니다' : '공지를 올렸습니다')}
    >
      <SelectField name="kind" label="종류" options={kindOptions} />
      <TextField name="title" label="제목" />
      <TextField name="body" label="내용" multiline />
      <CheckboxField name="isPinned" label="맨 위에 고정" />
    </RecordDialog>
  );
}
