import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { FieldNotes } from '../Field/FieldFrame.tsx';
import { FileUpIcon } from '../icons.ts';
import { checkFiles } from './checkFiles.ts';
import { Stack } from '../Layout/Layout.tsx';
import css from './FileDrop.module.css';
import { droppedFiles, pickFiles, type FileHandles } from './handles.ts';

export interface FileDropProps {
  /** Which file is wanted, e.g. '학생 명단(.xlsx)'. */
  label: string;
  /** Extensions or types as in `<input accept>`, e.g. '.xlsx,.csv'. @default undefined */
  accept?: string;
  /** Largest size of one file in bytes. @default 10 MB */
  maxBytes?: number;
  /** Accepts several files. @default false */
  multiple?: boolean;
  /** @default false */
  disabled?: boolean;
  /** `small` is one line high, below a list of files. @default 'medium' */
  size?: 'medium' | 'small';
  /** Called with the files of an accepted type and size. @default undefined */
  onFiles?: (files: File[]) => void;
  /** Called instead of `onFiles`, with the handles of the files where browsers give them. @default undefined */
  onHandles?: (files: File[], handles: FileHandles) => void;
}

/** Takes files by drag and drop or by a button; shows why a file of a wrong type or size is refused. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes = 10 * 1024 * 1024, multiple, disabled, size, onFiles, onHandles } = props;
  const [over, setOver] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const take = (files: File[], handles: FileHandles = new Map()): void => {
    if (disabled || files.length === 0) return;
    const { taken, reason } = checkFiles(files, { accept, maxBytes, multiple });
    setError(reason);
    if (taken.length === 0) return;
    if (onHandles) onHandles(taken, handles);
    else onFiles?.(taken);
  };
  const choose = (): void => {
    const picked = onHandles && pickFiles({ accept, multiple });
    if (picked) void picked.then(({ files, handles }) => take(files, handles));
    else input.current?.click();
  };
  const onDrag = (event: DragEvent, inside: boolean): void => {
    event.preventDefault();
    setOver(inside && !disabled);
  };

  return (
    <Stack gap={6}>
      <div
        className={css.drop}
        data-over={over || undefined}
        data-size={size}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false);
          if (onHandles) void droppedFiles(event.dataTransfer).then(({ files, handles }) => take(files, handles));
          else take([...event.dataTransfer.files]);
        }}
      >
        <FileUpIcon aria-hidden />
        <p>
          <strong id={`${id}-label`}>{label}</strong>
          <span className={css.how}>여기로 끌어 놓거나 파일을 선택해 주세요</span>
        </p>
        <Button disabled={disabled} aria-describedby={`${id}-label`} onClick={choose}>
          파일 선택
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // So that the same file can be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </div>
      <div role="alert">
        <FieldNotes id={id} hint={undefined} error={error} />
      </div>
    </Stack>
  );
}
