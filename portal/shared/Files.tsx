import { useDownload } from '#client/files/useDownload.ts';
import { isShownByBrowsers, useOpenFile } from '#client/files/useOpenFile.ts';
import { FileList, StatusChip, useToast } from '#ui-kit';

interface MyFile {
  id: string;
  name: string;
  contentType: string;
  /** Null where a copy is stamped for each download. */
  sizeBytes: number | null;
  createdAt: string;
  /** When the student opened it. */
  views: readonly { id: string }[];
}

interface FilesProps {
  /** The name of their owner. */
  label: string;
  files: readonly MyFile[];
  /** To study alone: of a lecture, a week or a material. @default false */
  isSelfStudy?: boolean;
}

/** The files the student may open, with those already opened marked. */
export function Files({ label, files, isSelfStudy = false }: FilesProps) {
  const toast = useToast();
  const refuse = (message: string): void => toast({ message, tone: 'negative' });
  const { busyId, download } = useDownload(refuse);
  const { openingId, open } = useOpenFile(isSelfStudy ? 'SELF_STUDY' : 'OTHER', refuse);
  return (
    <FileList
      label={label}
      files={files}
      busyId={busyId ?? openingId}
      onDownload={(file) => void download(file)}
      onOpen={(file) => (isShownByBrowsers(file.contentType) ? () => void open(file) : undefined)}
      note={({ views }) => views.length > 0 && <StatusChip tone="positive">봤어요</StatusChip>}
    />
  );
}
