import { useForm } from 'react-hook-form';
import { useWriteFileMemo } from '#client/generated/rest/files.ts';
import { FormDialog, TextField } from '#ui-kit';
import { useVersion } from '../../shared/useVersion.tsx';

interface FileMemoDialogProps {
  file: { id: string; name: string; memo: string; version: number };
  onClose: () => void;
}

/** What the staff want to remember of a file. */
export function FileMemoDialog({ file, onClose }: FileMemoDialogProps) {
  const write = useWriteFileMemo();
  const version = useVersion(file.version);
  const form = useForm({ defaultValues: { memo: file.memo } });
  return (
    <FormDialog
      open
      size="small"
      title={`${file.name} 메모`}
      form={form}
      onClose={onClose}
      onSubmit={async ({ memo }) => {
        await version.save((read) => write.mutateAsync({ fileId: file.id, data: { memo, version: read } }));
      }}
    >
      <TextField name="memo" label="메모" multiline maxLength={500} hint="학생에게는 보이지 않습니다." />
      {version.note}
    </FormDialog>
  );
}
