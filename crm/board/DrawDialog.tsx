import { useRef, useState, type PointerEvent } from 'react';
import { Button, Dialog, DialogActions, DialogBody } from '#ui-kit';
import css from './Board.module.css';

interface DrawDialogProps {
  onClose: () => void;
  /** The drawing as a picture. */
  onDone: (picture: File) => void;
}

const size = { width: 960, height: 640 };

/** A white sheet to draw on with pen, finger or mouse. */
export default function DrawDialog({ onClose, onDone }: DrawDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<[number, number] | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const placeOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * size.width,
      ((event.clientY - box.top) / box.height) * size.height,
    ];
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = canvas.current?.getContext('2d');
    if (!context || last.current === null) return;
    const to = placeOf(event);
    context.strokeStyle = '#1d4ed8';
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(...last.current);
    context.lineTo(...to);
    context.stroke();
    last.current = to;
    setDrawn(true);
  };
  const done = (): void => {
    const sheet = document.createElement('canvas');
    Object.assign(sheet, size);
    const context = sheet.getContext('2d');
    if (!context || !canvas.current) return;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(canvas.current, 0, 0);
    sheet.toBlob((png) => png && onDone(new File([png], '그림.png', { type: 'image/png' })), 'image/png');
  };
  const clear = (): void => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height);
    setDrawn(false);
  };
  return (
    <Dialog open title="그려서 설명하기" size="large" onClose={onClose}>
      <DialogBody>
        <canvas
          ref={canvas}
          {...size}
          className={css.sheet}
          role="img"
          aria-label="그리는 종이"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = placeOf(event);
          }}
          onPointerMove={draw}
          onPointerUp={() => (last.current = null)}
        />
      </DialogBody>
      <DialogActions>
        <Button disabled={!isDrawn} onClick={clear}>
          지우고 다시
        </Button>
        <Button variant="primary" disabled={!isDrawn} onClick={done}>
          그림 붙이기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
