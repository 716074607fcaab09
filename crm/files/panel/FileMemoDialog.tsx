import { useForm } from 'react-hook-form';
import { useWriteFileMemo } from '#client/generated/rest/files.ts';
import { TextField } from '#ui-kit';
import { RecordDialog } from '../../shared/RecordDialog.tsx';

interface FileMemoDialogProps {
  file: { id: string; name: string; memo: string; version: number };
  onClose: () => void;
}

/** The staff's memo on a file. */
export function FileMemoDialog({ file, onClose }: FileMemoDialogProps) {
  const write = useWriteFileMemo();
  const form = useForm({ defaultValues: { memo: file.memo } });
  return (
    <RecordDialog
      size="small"
      title={`${file.name} 메모`}
      form={form}
      onClose={onClose}
      version={file.version}
      save={({ memo }, version) => write.mutateAsync({ fileId: file.id, data: { memo, version } })}
    >
      <TextField name="memo" label="메모" multiline maxLength={500} hint="학생에게는 보이지 않습니다." />
    </RecordDialog>
  );
}
