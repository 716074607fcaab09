import type { ReactNode } from 'react';
import { formatInstant } from '../format/time/date.ts';
import { formatBytes } from '../FileDrop/checkFiles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DownloadIcon, FileIcon } from '../icons.ts';
import css from './FileList.module.css';

/** A stored file as a list shows it. */
export interface ListedFile {
  id: string;
  name: string;
  /** What who downloads it receives; null where that is not known before. */
  sizeBytes: number | null;
  /** When it was uploaded, as an instant. */
  createdAt: string;
  /** Who uploaded it. @default undefined */
  by?: string | undefined;
  /** A note about it. @default undefined */
  memo?: string | undefined;
}

export interface FileListProps<File extends ListedFile> {
  /** What the files belong to, for screen readers. */
  label: string;
  files: readonly File[];
  onDownload: (file: File) => void;
  /** Opens a file to look at it, given for those that can be; its name becomes a button. @default undefined */
  onOpen?: ((file: File) => (() => void) | undefined) | undefined;
  /** The file being downloaded. @default undefined */
  busyId?: string | undefined;
  /** Beside the facts of a file, such as a chip. @default undefined */
  note?: (file: File) => ReactNode;
  /** At the end of a file's row, such as a menu. @default undefined */
  actions?: (file: File) => ReactNode;
}

/** Files with size, uploader and time; each can be downloaded. */
export function FileList<File extends ListedFile>(props: FileListProps<File>) {
  const { label, files, onDownload, onOpen, busyId, note, actions } = props;
  return (
    <ul role="list" className={css.list} aria-label={label}>
      {files.map((file) => (
        <li key={file.id} className={css.file}>
          <FileIcon aria-hidden className={css.icon} />
          <div className={css.words}>
            <Name name={file.name} open={onOpen?.(file)} isBusy={busyId === file.id} />
            <span className={css.facts}>
              {[file.sizeBytes !== null && formatBytes(file.sizeBytes), file.by, formatInstant(file.createdAt)]
                .filter(Boolean)
                .join(' · ')}
              {note?.(file)}
            </span>
            {file.memo && <span className={css.memo}>{file.memo}</span>}
          </div>
          <IconButton
            label={`${file.name} 다운로드`}
            icon={<DownloadIcon aria-hidden />}
            tooltip="none"
            disabled={busyId === file.id}
            onClick={() => onDownload(file)}
          />
          {actions?.(file)}
        </li>
      ))}
    </ul>
  );
}

function Name({ name, open, isBusy }: { name: string; open: (() => void) | undefined; isBusy: boolean }) {
  if (!open) return <span className={css.name}>{name}</span>;
  return (
    <button type="button" className={css.open} aria-label={`${name} 열기`} disabled={isBusy} onClick={open}>
      {name}
    </button>
  );
}
