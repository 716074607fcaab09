import { formatBytes } from '../FileDrop/checkFiles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertIcon, CloseIcon, RefreshIcon } from '../icons.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import css from './UploadList.module.css';

/** A file being uploaded. */
export interface ListedUpload {
  id: string;
  name: string;
  sizeBytes: number;
  /** Bytes sent so far. */
  sent: number;
  state: 'WAITING' | 'SENDING' | 'FAILED';
  /** Why it failed. @default undefined */
  reason?: string;
}

export interface UploadListProps {
  uploads: readonly ListedUpload[];
  /** Cancels an upload, or removes a failed one from the list. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Files being uploaded: progress, cancel, and retry for failed ones. */
export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul role="list" className={css.list} aria-label="올리는 중인 파일">
      {uploads.map((upload) => (
        <li key={upload.id} className={css.upload}>
          {upload.state === 'FAILED' ? <Failed upload={upload} onRetry={onRetry} /> : <OnItsWay upload={upload} />}
          <IconButton
            label={upload.state === 'FAILED' ? `${upload.name} 목록에서 빼기` : `${upload.name} 올리기 취소`}
            icon={<CloseIcon aria-hidden />}
            onClick={() => onCancel(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function OnItsWay({ upload: { name, sizeBytes, sent, state } }: { upload: ListedUpload }) {
  const isSent = sent >= sizeBytes;
  const words = isSent ? '확인하는 중' : `${formatBytes(sent)} / ${formatBytes(sizeBytes)}`;
  return (
    <div className={css.words}>
      <ProgressBar
        label={name}
        value={state === 'WAITING' ? 0 : sent}
        max={sizeBytes}
        valueText={state === 'WAITING' ? '차례를 기다리는 중' : words}
      />
    </div>
  );
}

function Failed({ upload: { id, name, reason }, onRetry }: { upload: ListedUpload; onRetry: (id: string) => void }) {
  return (
    <>
      <AlertIcon aria-hidden className={css.alert} />
      <div className={css.words} role="alert">
        <span className={css.name}>{name}</span>
        <span className={css.reason}>{reason}</span>
      </div>
      <IconButton label={`${name} 다시 올리기`} icon={<RefreshIcon aria-hidden />} onClick={() => onRetry(id)} />
    </>
  );
}
