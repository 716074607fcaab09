import { useEffect, useId, useRef, useState } from 'react';
import { useUploadProfileImage } from '#client/generated/rest/files.ts';
import { problemText } from '#client/problemText.ts';
import { Button, CenteredSpinner, Dialog, DialogActions, DialogBody, useSending } from '#ui-kit';
import css from './ProfilePicture.module.css';

interface CropDialogProps {
  picture: File;
  /** Chooses another picture. */
  onOther: () => void;
  onClose: () => void;
}

/** Loaded with the picture, since all doors share it. */
const opener = () => import('#client/files/picture/openPicture.ts');

/** Pixels of a side: what the server keeps is smaller. */
const side = 1024;

/** Cuts a square out of a picture by three sliders, and makes it the profile picture. */
export default function CropDialog({ picture, onOther, onClose }: CropDialogProps) {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const [cut, setCut] = useState({ zoom: 1, x: 0.5, y: 0.5 });
  const canvas = useRef<HTMLCanvasElement>(null);
  const upload = useUploadProfileImage();
  const { isSending: isSaving, send } = useSending();
  useEffect(() => {
    let isGone = false;
    void opener()
      .then(({ openPicture }) => openPicture(picture, 2 * side))
      .then(
        (opened) => isGone || setBitmap(opened),
        (error: unknown) => isGone || setProblem(problemText(error)),
      );
    return () => void (isGone = true);
  }, [picture]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !bitmap) return;
    const size = Math.min(bitmap.width, bitmap.height) / cut.zoom;
    const [left, top] = [(bitmap.width - size) * cut.x, (bitmap.height - size) * cut.y];
    // What is transparent is drawn again at every move.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.drawImage(bitmap, left, top, size, size, 0, 0, side, side);
  }, [bitmap, cut]);

  const save = () =>
    send(async () => {
      await upload.mutateAsync({ data: { file: await jpegOf(canvas.current) } });
      onClose();
    }, '프로필 사진을 바꿨어요');
  // What comes of it is told here.
  const close = (): void => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog open title="프로필 사진" size="small" onClose={close}>
      <DialogBody>
        {!bitmap && !problem && <CenteredSpinner />}
        {problem && (
          <p role="alert" className={css.refused}>
            <strong>{picture.name}</strong> {problem}
          </p>
        )}
        {bitmap && (
          <>
            <canvas ref={canvas} className={css.canvas} width={side} height={side} role="img" aria-label="자른 모습" />
            <Slider label="크기" min={1} max={4} value={cut.zoom} onChange={(zoom) => setCut({ ...cut, zoom })} />
            <Slider label="가로 위치" min={0} max={1} value={cut.x} onChange={(x) => setCut({ ...cut, x })} />
            <Slider label="세로 위치" min={0} max={1} value={cut.y} onChange={(y) => setCut({ ...cut, y })} />
          </>
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={close}>취소</Button>
        {problem ? (
          <Button variant="primary" onClick={onOther}>
            다른 사진 고르기
          </Button>
        ) : (
          <Button variant="primary" disabled={!bitmap} loading={isSaving} onClick={() => void save()}>
            이 사진 사용
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is drawn, as a file. @throws when the browser gives none */
function jpegOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (file: Blob | null): void => (file ? resolve(file) : reject(new Error('no picture')));
    if (canvas) canvas.toBlob(take, 'image/jpeg', 0.9);
    else take(null);
  });
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
