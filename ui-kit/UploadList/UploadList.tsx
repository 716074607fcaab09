import { Button } from '../Button/Button.tsx';
import { formatBytes } from '../FileDrop/checkFiles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertIcon, CloseIcon, RefreshIcon } from '../icons.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Note } from '../Layout/Layout.tsx';
import css from './UploadList.module.css';

/** A file being uploaded. */
export interface ListedUpload {
  id: string;
  name: string;
  sizeBytes: number;
  /** Bytes sent so far. */
  sent: number;
  /** A paused one goes on when the person says so. */
  state: 'WAITING' | 'SENDING' | 'PAUSED' | 'FAILED';
  /** Why it failed or paused. @default undefined */
  reason?: string;
  /** Whether trying once more would fail, too, such as a file that is not what its name says. @default false */
  isFinal?: boolean;
  /** What to know of it while it is sent. @default undefined */
  note?: string;
}

export interface UploadListProps {
  uploads: readonly ListedUpload[];
  /** Cancels an upload, or removes a failed one from the list. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Files being uploaded: progress, cancel, and retry for paused ones and for failed ones that it may help. */
export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul role="list" className={css.list} aria-label="올리는 파일">
      {uploads.map((upload) => (
        <li key={upload.id} className={css.upload}>
          {upload.state === 'FAILED' && <Failed upload={upload} onRetry={onRetry} />}
          {upload.state === 'PAUSED' && <Paused upload={upload} onRetry={onRetry} />}
          {isOnItsWay(upload) && <OnItsWay upload={upload} />}
          <IconButton
            label={isOnItsWay(upload) ? `${upload.name} 올리기 취소` : `${upload.name} 목록에서 빼기`}
            icon={<CloseIcon aria-hidden />}
            onClick={() => onCancel(upload.id)}
          />
        </li>
      ))}
    </ul>
  );
}

const isOnItsWay = ({ state }: ListedUpload) => state === 'WAITING' || state === 'SENDING';

function OnItsWay({ upload: { name, sizeBytes, sent, state, note } }: { upload: ListedUpload }) {
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
      {note && <span className={css.note}>{note}</span>}
    </div>
  );
}

interface StoppedProps {
  upload: ListedUpload;
  onRetry: (id: string) => void;
}

function Paused({ upload: { id, name, reason }, onRetry }: StoppedProps) {
  return (
    <div className={css.paused} role="status">
      <span className={css.name}>{name}</span>
      <Note as="span">{reason}</Note>
      <Button size="small" aria-label={`${name} 이어서 올리기`} onClick={() => onRetry(id)}>
        이어서 올리기
      </Button>
    </div>
  );
}

function Failed({ upload: { id, name, reason, isFinal }, onRetry }: StoppedProps) {
  return (
    <>
      <AlertIcon aria-hidden className={css.alert} />
      <div className={css.words} role="alert">
        <span className={css.name}>{name}</span>
        <span className={css.reason}>{reason}</span>
      </div>
      {!isFinal && (
        <IconButton label={`${name} 다시 올리기`} icon={<RefreshIcon aria-hidden />} onClick={() => onRetry(id)} />
      )}
    </>
  );
}
