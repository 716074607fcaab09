import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useObjectUrl } from '#client/files/usePicture.ts';
import { Button, CenteredSpinner, Dialog, DialogActions, DialogBody } from '#ui-kit';
import { openForCorners, type Corner } from './preparePhoto.ts';
import css from './Submit.module.css';

interface CornerDialogProps {
  photograph: Blob;
  onDone: (corners: readonly Corner[]) => void;
  onClose: () => void;
}

type Opened = Awaited<ReturnType<typeof openForCorners>>;

const names = ['왼쪽 위', '오른쪽 위', '오른쪽 아래', '왼쪽 아래'];

/** The photograph with the four corners of the paper, to be moved by finger or arrow keys. */
export default function CornerDialog({ photograph, onDone, onClose }: CornerDialogProps) {
  const [opened, setOpened] = useState<Opened>();
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  useEffect(() => {
    let isGone = false;
    void openForCorners(photograph).then((photo) => {
      if (isGone) return;
      setOpened(photo);
      setCorners(photo.corners);
    });
    return () => void (isGone = true);
  }, [photograph]);
  return (
    <Dialog open title="모서리 맞추기" size="large" onClose={onClose}>
      <DialogBody>
        <p className={css.hint}>네 점을 종이의 모서리로 옮겨 주세요. 화살표 키로도 옮길 수 있어요.</p>
        {opened ? <Corners photo={opened} corners={corners} onChange={setCorners} /> : <CenteredSpinner />}
      </DialogBody>
      <DialogActions>
        <Button onClick={() => opened && setCorners(wholeOf(opened))}>사진 전체</Button>
        <Button variant="primary" disabled={!opened} onClick={() => onDone(corners)}>
          이대로 자르기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface CornersProps {
  photo: Opened;
  corners: readonly Corner[];
  onChange: (corners: readonly Corner[]) => void;
}

function Corners({ photo, corners, onChange }: CornersProps) {
  const { width, height, preview } = photo;
  const src = useObjectUrl(preview);
  const frame = useRef<HTMLDivElement>(null);
  const move = (at: number, x: number, y: number) => {
    const corner = { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
    onChange(corners.map((one, index) => (index === at ? corner : one)));
  };
  const drag = (at: number) => (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(at, ((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  };
  const nudge = (at: number) => (event: KeyboardEvent) => {
    const [x, y] = steps[event.key] ?? [0, 0];
    const corner = corners[at];
    if (!corner || (x === 0 && y === 0)) return;
    event.preventDefault();
    const step = event.shiftKey ? 40 : 6;
    move(at, corner.x + x * step, corner.y + y * step);
  };
  return (
    <div ref={frame} className={css.corners}>
      {src && <img src={src} alt="찍은 사진" draggable={false} />}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {corners.map(({ x, y }, at) => (
        <button
          key={at}
          type="button"
          className={css.corner}
          aria-label={`${names[at]} 모서리`}
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(at)}
          onKeyDown={nudge(at)}
        />
      ))}
    </div>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function wholeOf({ width, height }: Opened): Corner[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}
