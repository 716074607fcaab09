import { useEffect, useState } from 'react';
import { Button } from '#ui-kit';
import { Camera } from '../shared/Camera.tsx';
import css from './Board.module.css';

interface PhotoFieldProps {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

/** Photographs that go with a question; the camera is one tap away. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  return (
    <div role="group" aria-label="사진">
      {photos.length > 0 && (
        <ul role="list" className={css.photos}>
          {photos.map((photo, at) => (
            <li key={`${photo.name}-${photo.lastModified}-${at}`}>
              <Preview photo={photo} label={`사진 ${at + 1}`} />
              <Button size="small" onClick={() => onChange(photos.filter((other) => other !== photo))}>
                빼기
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Camera onPhotographs={(added) => onChange([...photos, ...added].slice(0, 10))} />
    </div>
  );
}

function Preview({ photo, label }: { photo: File; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    queueMicrotask(() => setUrl(made));
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url ? <img src={url} alt={label} className={css.preview} /> : <span className={css.preview} />;
}
