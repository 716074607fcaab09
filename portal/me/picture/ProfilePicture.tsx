import { useRef, useState } from 'react';
import { pictureAccept } from '#client/files/picture/pictureNames.ts';
import { usePicture } from '#client/files/usePicture.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button } from '#ui-kit';
import { UserIcon } from '#ui-kit/icons.ts';
import css from './ProfilePicture.module.css';

const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

interface ProfilePictureProps {
  name: string;
  /** The file of the picture; undefined without one. */
  pictureId: string | undefined;
}

/** The student's picture, and a button to change it. */
export function ProfilePicture({ name, pictureId }: ProfilePictureProps) {
  const { url } = usePicture(pictureId);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  return (
    <div className={css.profile}>
      {url ? (
        <img className={css.picture} src={url} alt={`${name} 프로필 사진`} />
      ) : (
        <span className={css.picture}>
          <UserIcon aria-hidden />
        </span>
      )}
      <Button onClick={() => input.current?.click()}>{pictureId ? '사진 바꾸기' : '사진 올리기'}</Button>
      <input
        ref={input}
        type="file"
        aria-label="프로필 사진 고르기"
        accept={pictureAccept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) setChosen(file);
          currentTarget.value = '';
        }}
      />
      {chosen && (
        <CropDialog
          key={`${chosen.name} ${chosen.lastModified}`}
          picture={chosen}
          onOther={() => input.current?.click()}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
