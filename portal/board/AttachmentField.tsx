import { useEffect, useState } from 'react';
import { Button } from '#ui-kit';
import { FileIcon } from '#ui-kit/icons.ts';
import { Camera } from '../shared/Camera.tsx';
import css from './Board.module.css';

interface AttachmentFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Photographs and files that go with a question; the camera is one tap away. */
export function AttachmentField({ files, onChange }: AttachmentFieldProps) {
  return (
    <div role="group" aria-label="사진과 파일">
      {files.length > 0 && (
        <ul role="list" className={css.photos}>
          {files.map((file, at) => (
            <li key={`${file.name}-${file.lastModified}-${at}`}>
              {file.type.startsWith('image/') ? (
                <Preview photo={file} label={`사진 ${at + 1}`} />
              ) : (
                <span className={css.file}>
                  <FileIcon aria-hidden />
                  {file.name}
                </span>
              )}
              <Button size="small" onClick={() => onChange(files.filter((other) => other !== file))}>
                빼기
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Camera withFiles onPhotographs={(added) => onChange([...files, ...added].slice(0, 10))} />
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
