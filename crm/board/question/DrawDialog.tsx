import { useState } from 'react';
import { usePicture } from '#client/files/usePicture.ts';
import { problemText } from '#client/problemText.ts';
import { Button, Dialog, DialogActions, DialogBody, EmptyState, SelectInput, Spinner, Row } from '#ui-kit';
import { MarkedPage } from '#ui-kit/MarkedPage/MarkedPage.tsx';
import { layerOf, type MarkColor, type MarkLayer } from '#ui-kit/MarkedPage/marks.ts';
import css from '../Board.module.css';
import { drawnPicture, whiteSheet } from './drawnPicture.ts';
import type { Question } from '../types.ts';

interface DrawDialogProps {
  /** Photographs that may be drawn on. */
  pictures: Question['files'];
  onClose: () => void;
  /** The drawing as a picture. */
  onDone: (picture: File) => void;
}

const pens: readonly { color: MarkColor; label: string }[] = [
  { color: 'RED', label: '빨강 펜' },
  { color: 'BLUE', label: '파랑 펜' },
  { color: 'GREEN', label: '초록 펜' },
];
const penWidth = 0.005;

/** Explains by drawing with pen, finger or mouse: on a white sheet or on a photograph of the question. */
export default function DrawDialog({ pictures, onClose, onDone }: DrawDialogProps) {
  const [pictureId, setPictureId] = useState<string | null>(null);
  const [color, setColor] = useState<MarkColor>('RED');
  const [layers, setLayers] = useState<readonly MarkLayer[]>([layerOf(null)]);
  const { url, error } = usePicture(pictureId ?? undefined);
  const layer = layers.at(-1) ?? layerOf(null);
  const isDrawn = layer.strokes.length > 0;
  const src = pictureId === null ? whiteSheet : url;
  const choose = (id: string | number | null): void => {
    setPictureId(id === null ? null : String(id));
    setLayers([layerOf(null)]);
  };
  return (
    <Dialog open title="그려서 설명하기" size="large" onClose={onClose}>
      <DialogBody>
        <Row wrap align="stretch" role="toolbar" aria-label="그리기 도구">
          {pictures.length > 0 && (
            <SelectInput
              aria-label="어디에 그릴까요?"
              value={pictureId}
              emptyLabel="흰 종이"
              options={pictures.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={choose}
            />
          )}
          {pens.map((pen) => (
            <Button
              key={pen.color}
              size="small"
              variant={pen.color === color ? 'primary' : 'secondary'}
              aria-pressed={pen.color === color}
              onClick={() => setColor(pen.color)}
            >
              {pen.label}
            </Button>
          ))}
          <Button size="small" disabled={!isDrawn} onClick={() => setLayers(layers.slice(0, -1))}>
            되돌리기
          </Button>
        </Row>
        <div className={css.sheet}>
          {error ? (
            <EmptyState of="gone" title="사진을 불러오지 못했습니다">
              {problemText(error)}
            </EmptyState>
          ) : src ? (
            <MarkedPage
              src={src}
              label="그리는 종이"
              layer={layer}
              tool={{ color, width: penWidth }}
              onMark={(next) => setLayers([...layers, next])}
            />
          ) : (
            <Spinner />
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          disabled={!isDrawn || src === undefined}
          onClick={() => src && void drawnPicture(src, layer).then(onDone)}
        >
          그림 붙이기
        </Button>
      </DialogActions>
    </Dialog>
  );
}
