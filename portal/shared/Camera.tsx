import { useId, useRef } from 'react';
import { pictureAccept } from '#client/files/picture/pictureNames.ts';
import { Button } from '#ui-kit';
import { AddIcon } from '#ui-kit/icons.ts';
import css from './Camera.module.css';

interface CameraProps {
  onPhotographs: (files: readonly File[]) => void;
  /** Whether files other than pictures may be chosen, too; they come the same way. @default false */
  withFiles?: boolean;
}

/** The camera of a phone, or a choice of pictures. */
export function Camera({ onPhotographs, withFiles = false }: CameraProps) {
  const id = useId();
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    onPhotographs([...(currentTarget.files ?? [])]);
    // The same picture may be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={css.camera}>
      <Button icon={<AddIcon aria-hidden />} onClick={() => camera.current?.click()}>
        사진 찍기
      </Button>
      <Button onClick={() => album.current?.click()}>앨범에서 고르기</Button>
      {withFiles && <Button onClick={() => folder.current?.click()}>파일 고르기</Button>}
      <input
        ref={camera}
        id={`${id}-camera`}
        aria-label="사진 찍기"
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take}
      />
      <input
        ref={album}
        id={`${id}-album`}
        aria-label="앨범에서 고르기"
        type="file"
        accept={pictureAccept}
        multiple
        hidden
        onChange={take}
      />
      {withFiles && <input ref={folder} aria-label="파일 고르기" type="file" multiple hidden onChange={take} />}
    </div>
  );
}
