import { useDownload } from '#client/files/useDownload.ts';
import { FileList, StatusChip, useToast } from '#ui-kit';

interface MyFile {
  id: string;
  name: string;
  sizeBytes: number;
  createdAt: string;
  /** When the student opened it. */
  views: readonly { id: string }[];
}

interface FilesProps {
  /** The name of their owner. */
  label: string;
  files: readonly MyFile[];
}

/** The files the student may open, with those already opened marked. */
export function Files({ label, files }: FilesProps) {
  const toast = useToast();
  const { busyId, download } = useDownload((message) => toast({ message, tone: 'negative' }));
  return (
    <FileList
      label={label}
      files={files}
      busyId={busyId}
      onDownload={(file) => void download(file)}
      note={({ views }) => views.length > 0 && <StatusChip tone="positive">받음</StatusChip>}
    />
  );
}
