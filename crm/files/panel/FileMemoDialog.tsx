import { schemaResolver } from '#client/schemaResolver.ts';
import { WriteFileMemoBody } from '#openapi/generated/zod/files.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';

interface FileMemoDialogProps {
  file: { id: string; name: string; memo: string; version: number };
  onClose: () => void;
}

/** The staff's memo on a file. */
export function FileMemoDialog({ file, onClose }: FileMemoDialogProps) {
  const record = useRecordForm({
    resource: 'files',
    record: file,
    resolver: schemaResolver(WriteFileMemoBody),
    defaultValues: { memo: file.memo },
  });
  return (
    <RecordDialog size="small" title={`${file.name} 메모`} {...record} onClose={onClose}>
      <TextField name="memo" label="메모" multiline hint="학생에게는 보이지 않습니다." />
    </RecordDialog>
  );
}
