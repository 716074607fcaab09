import { useRef } from 'react';
import { isPictureName, pictureAccept } from '#client/files/picture/pictureNames.ts';
import type { ChosenFile } from '#client/files/useChosenFiles.ts';
import { useObjectUrl } from '#client/files/usePicture.ts';
import { Button, Spinner } from '#ui-kit';
import { AlertIcon, FileIcon } from '#ui-kit/icons.ts';
import css from '../Board.module.css';

interface AttachmentRowProps {
  attachment: ChosenFile;
  /** '사진 1'. */
  label: string;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** One photograph or file; a bad one says its name, what is wrong, and takes another in its place. */
export function AttachmentRow({ attachment, label, onReplace, onRemove }: AttachmentRowProps) {
  const { file, state, reason } = attachment;
  const input = useRef<HTMLInputElement>(null);
  const isFailed = state === 'FAILED';
  return (
    <li data-failed={isFailed || undefined}>
      <Look attachment={attachment} label={label} />
      {isFailed && (
        <p role="alert" className={css.reason}>
          <strong>{file.name}</strong>
          <span>{reason}</span>
        </p>
      )}
      {state !== 'SENT' && (
        <div className={css.attachmentActions}>
          {isFailed && (
            <Button size="small" aria-label={`${file.name} 바꾸기`} onClick={() => input.current?.click()}>
              바꾸기
            </Button>
          )}
          <Button size="small" aria-label={`${file.name} 빼기`} onClick={onRemove}>
            빼기
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        aria-label={`${file.name} 대신 고르기`}
        accept={isPictureName(file) ? pictureAccept : undefined}
        hidden
        onChange={({ currentTarget }) => {
          const [other] = currentTarget.files ?? [];
          if (other) onReplace(other);
        }}
      />
    </li>
  );
}

/** What every browser shows. */
const isShown = /^image\/(jpeg|png|webp|gif)$/;

function Look({ attachment: { file, state, ready }, label }: Pick<AttachmentRowProps, 'attachment' | 'label'>) {
  const url = useObjectUrl(ready && isShown.test(ready.type) ? ready : undefined);
  if (url) return <img src={url} alt={label} className={css.preview} />;
  return (
    <span className={css.file}>
      {state === 'PREPARING' ? (
        <Spinner size={20} />
      ) : state === 'FAILED' ? (
        <AlertIcon aria-hidden />
      ) : (
        <FileIcon aria-hidden />
      )}
      {state !== 'FAILED' && file.name}
    </span>
  );
}
