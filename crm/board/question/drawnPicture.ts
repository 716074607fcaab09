import type { MarkColor, MarkLayer } from '#ui-kit/MarkedPage/marks.ts';

/** A white sheet, 960 × 640. */
export const whiteSheet = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="#fff"/></svg>',
)}`;

/** The inks of the kit's pens (MarkedPage.module.css). */
const inks: Readonly<Record<MarkColor, string>> = { RED: '#d92d20', BLUE: '#2b5bd0', GREEN: '#15803d' };

/** The longest side of the picture, in pixels. */
const longestSide = 1600;

/** Draws the lines of a layer over a picture. */
export async function drawnPicture(src: string, { strokes }: MarkLayer): Promise<File> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { color, width, points } of strokes) {
    context.strokeStyle = inks[color];
    context.lineWidth = width * canvas.width;
    context.beginPath();
    for (let at = 0; at + 1 < points.length; at += 2) {
      context.lineTo((points[at] ?? 0) * canvas.width, (points[at + 1] ?? 0) * canvas.height);
    }
    context.stroke();
  }
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser made no picture.');
  return new File([png], '그림.png', { type: 'image/png' });
}
