import { useRef, useState, type PointerEvent } from 'react';
import css from './MarkedPage.module.css';
import { Stamp } from './Stamp.tsx';
import type { MarkColor, MarkLayer, StampKind } from './marks.ts';
import { useImageSize } from './useImageSize.ts';

interface Pen {
  color: MarkColor;
  /** Part of the page's width. */
  width: number;
}

export interface MarkedPageProps {
  /** Address of the picture. */
  src: string;
  /** What the picture shows, for screen readers. */
  label: string;
  /** Degrees clockwise. @default 0 */
  rotation?: number;
  layer: MarkLayer;
  /** The pen or the stamp in hand; without one the page is only read. */
  tool?: Pen | StampKind | null;
  /** 1 is as wide as its place. @default 1 */
  zoom?: number;
  /** A line was drawn or a stamp set: the new layer. */
  onMark?: (layer: MarkLayer) => void;
}

/** A photographed page with the marks over it. Places are parts of its width and height, so marks lie where they were set at any size. */
export function MarkedPage({ src, label, rotation = 0, layer, tool = null, zoom = 1, onMark }: MarkedPageProps) {
  const size = useImageSize(src);
  const turned = useRef<SVGGElement>(null);
  const [line, setLine] = useState<readonly number[]>([]);
  if (!size) return <div className={css.waiting} aria-busy="true" />;
  const { width, height } = size;
  const isSideways = rotation % 180 !== 0;
  const [across, down] = isSideways ? [height, width] : [width, height];

  const placeOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const matrix = turned.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [rounded(x / width), rounded(y / height)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (tool === null || !onMark) return;
    const [x, y] = placeOf(event);
    if (typeof tool === 'string') return onMark({ ...layer, stamps: [...layer.stamps, { kind: tool, x, y }] });
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine([x, y]);
  };
  const go = (event: PointerEvent): void => {
    if (line.length > 0 && line.length < 4000) setLine([...line, ...placeOf(event)]);
  };
  const end = (): void => {
    if (line.length >= 4 && tool !== null && typeof tool !== 'string') {
      onMark?.({ ...layer, strokes: [...layer.strokes, { ...tool, points: [...line] }] });
    }
    setLine([]);
  };

  const drawn = line.length >= 4 && tool !== null && typeof tool !== 'string' ? [{ ...tool, points: line }] : [];
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.page}
      viewBox={`0 0 ${across} ${down}`}
      style={{ width: `${100 * zoom}%` }}
      data-tool={tool === null ? undefined : 'in hand'}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setLine([])}
    >
      <g
        ref={turned}
        transform={`translate(${across / 2} ${down / 2}) rotate(${rotation}) translate(${-width / 2} ${-height / 2})`}
      >
        <image href={src} width={width} height={height} />
        {[...layer.strokes, ...drawn].map(({ color, width: thick, points }, at) => (
          <polyline
            key={at}
            className={css.stroke}
            data-color={color}
            strokeWidth={thick * width}
            points={points.map((place, index) => place * (index % 2 === 0 ? width : height)).join(' ')}
          />
        ))}
        {layer.stamps.map(({ kind, x, y }, at) => (
          <Stamp key={at} kind={kind} x={x * width} y={y * height} size={width / 11} rotation={-rotation} />
        ))}
      </g>
    </svg>
  );
}

const rounded = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * 10_000) / 10_000;
