import type { ChosenFiles } from '#client/files/useChosenFiles.ts';
import { useForgiven } from '#client/files/upload/useForgiven.ts';
import { Camera } from '../../shared/Camera.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { Note } from '#ui-kit';
import css from '../Board.module.css';
import { mostAttachments } from './useAttachments.ts';

interface AttachmentFieldProps {
  work: ChosenFiles;
  /** Whether no more may be added. @default false */
  isFull?: boolean;
}

/** Photographs and files that go with a question; the camera is one tap away. */
export function AttachmentField({ work, isFull = false }: AttachmentFieldProps) {
  const { files, leftOut, add, replace, remove } = work;
  useForgiven(work);
  const labelled = files.map((one, at) => ({ one, label: `사진 ${at + 1}` }));
  // What needs an answer comes first.
  const inOrder = labelled.toSorted((a, b) => Number(b.one.state === 'FAILED') - Number(a.one.state === 'FAILED'));
  return (
    <div role="group" aria-label="사진과 파일">
      {files.length > 0 && (
        <ul role="list" className={css.photos}>
          {inOrder.map(({ one, label }) => (
            <AttachmentRow
              key={one.id}
              attachment={one}
              label={label}
              onReplace={(file) => replace(one.id, file)}
              onRemove={() => remove(one.id)}
            />
          ))}
        </ul>
      )}
      <div role="status">
        {leftOut.length > 0 && (
          <Note>{`${mostAttachments}개까지 붙일 수 있어서 ${leftOut.length}개는 넣지 않았어요: ${leftOut.join(', ')}`}</Note>
        )}
      </div>
      {!isFull && files.length < mostAttachments && <Camera withFiles onPhotographs={add} />}
    </div>
  );
}
