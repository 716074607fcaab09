import type { Template } from '../../template/template.ts';
import type { Pen } from './pen.ts';

type Field = Template['fields'][number];

/** Millimetres; thin black prints sharper than a grey raster and hides no mark. */
const outline = 0.15;

/** Letters against the height of their bubble. */
const letter = 0.66;

/** Draws every bubble with its option in it. */
export function paintBubbles(pen: Pen, template: Template, unit = 1) {
  for (const field of template.fields) {
    for (const [index, [x, y]] of field.positions.entries()) {
      const { width, height } = sizeOf(template, field);
      if (template.bubble.shape === 'rect') {
        pen.frame(x - width / 2, y - height / 2, width, height, { width: outline / unit });
      } else pen.ellipse(x, y, width, height, { stroke: { width: outline / unit } });
      const words = field.options[index]!;
      const size = pen.fit(words, 0.8 * width, letter * Math.min(height, width));
      pen.text(words, x, y, { size, align: 'center', grey: 0.25 });
    }
  }
}

/** Fills one bubble as a marker would. */
export function fillBubble(pen: Pen, template: Template, field: Field, option: string) {
  const [x, y] = field.positions[field.options.indexOf(option)]!;
  const { width, height } = sizeOf(template, field);
  if (template.bubble.shape === 'rect') pen.fill(x - width / 2, y - height / 2, width, height);
  else pen.ellipse(x, y, width, height, { grey: 0 });
}

function sizeOf({ bubble }: Template, { width = bubble.width, height = bubble.height }: Field) {
  return { width, height };
}
