import { useId, useRef } from 'react';
import { Button } from '#ui-kit';
import { AddIcon } from '#ui-kit/icons.ts';
import css from './Camera.module.css';

/** The camera of a phone, or a choice of pictures. */
export function Camera({ onPhotographs }: { onPhotographs: (files: readonly File[]) => void }) {
  const id = useId();
  const [camera, album] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    onPhotographs([...(currentTarget.files ?? [])]);
    // The same picture may be chosen again.
    currentTarget.value = '';
  };
  const accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';
  return (
    <div className={css.camera}>
      <Button icon={<AddIcon aria-hidden />} onClick={() => camera.current?.click()}>
        사진 찍기
      </Button>
      <Button onClick={() => album.current?.click()}>앨범에서 고르기</Button>
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
        accept={accept}
        multiple
        hidden
        onChange={take}
      />
    </div>
  );
}
