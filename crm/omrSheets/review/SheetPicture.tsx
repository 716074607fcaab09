import type { SheetPage } from '#client/generated/rest/omrSheets.ts';
import { EmptyState, Stack } from '#ui-kit';
import css from '../Omr.module.css';

interface SheetPictureProps {
  page: SheetPage;
  /** The number of the current question; null for none. */
  active: number | null;
  /** The image's alternative text. */
  name: string;
}

/** A scanned page, turned upright, with uncertain answers framed, and the current question enlarged above it. */
export function SheetPicture({ page, active, name }: SheetPictureProps) {
  if (page.image === null) {
    return (
      <EmptyState of="gone" title="그림이 없습니다">
        읽을 때 그림을 남기지 못한 쪽입니다. 종이를 보고 확인해 주세요.
      </EmptyState>
    );
  }
  const shown = page.fields.filter(({ question, flagged }) => flagged || question === active);
  return (
    <Stack gap={10}>
      {active !== null && <Crop page={page} question={active} />}
      <div className={css.page}>
        <img src={page.image} alt={`${name} 그림`} />
        {shown.map(({ id, question, flagged, left, top, width, height }) => (
          <span
            key={id}
            className={css.frame}
            data-flagged={flagged || undefined}
            data-active={question === active || undefined}
            style={{
              left: `${(100 * left) / page.width}%`,
              top: `${(100 * top) / page.height}%`,
              width: `${(100 * width) / page.width}%`,
              height: `${(100 * height) / page.height}%`,
            }}
          />
        ))}
      </div>
    </Stack>
  );
}

/** Width of the enlarged part in pixels, and its margin around the bubbles in the page's unit. */
const cropWidth = 420;
const margin = 3;

function Crop({ page, question }: { page: SheetPage; question: number }) {
  const own = page.fields.filter((field) => field.question === question);
  if (own.length === 0) return null;
  const left = Math.min(...own.map((field) => field.left)) - margin;
  const top = Math.min(...own.map((field) => field.top)) - margin;
  const right = Math.max(...own.map((field) => field.left + field.width)) + margin;
  const bottom = Math.max(...own.map((field) => field.top + field.height)) + margin;
  const scale = Math.min(cropWidth / (right - left), 220 / (bottom - top));
  return (
    <div
      className={css.crop}
      role="img"
      aria-label={`${question}번 확대`}
      style={{
        width: (right - left) * scale,
        height: (bottom - top) * scale,
        backgroundImage: `url(${page.image})`,
        backgroundSize: `${page.width * scale}px ${page.height * scale}px`,
        backgroundPosition: `${-left * scale}px ${-top * scale}px`,
      }}
    />
  );
}
