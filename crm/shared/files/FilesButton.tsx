import { useState } from 'react';
import type { FileOwner } from '#client/files/upload.ts';
import { Button, Dialog, DialogActions, DialogBody } from '#ui-kit';
import { FileIcon } from '#ui-kit/icons.ts';
import { FilePanel } from './FilePanel.tsx';

interface FilesButtonProps {
  owner: FileOwner;
  /** What the files belong to, such as `3주차 자료`. */
  name: string;
  count: number;
  /** What to say while there is none. */
  emptyText: string;
}

/** How many files something has; opens them. */
export function FilesButton({ owner, name, count, emptyText }: FilesButtonProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const words = count === 0 ? '파일' : `파일 ${count}개`;
  return (
    <>
      <Button
        size="small"
        icon={<FileIcon aria-hidden />}
        aria-label={`${name} ${words}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {open && (
        <Dialog open title={`${name} 파일`} onClose={close}>
          <DialogBody>
            <FilePanel owner={owner} name={name} emptyText={emptyText} />
          </DialogBody>
          <DialogActions>
            <Button onClick={close}>닫기</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
