import type { Template } from '../../template/template.ts';
import type { Pen } from './pen.ts';

/** Draws the registration marks, by which the reader finds the page. */
export function paintMarks(pen: Pen, { registration }: Template) {
  const { kind, points, orientation } = registration;
  if (orientation) square(pen, orientation.x, orientation.y, orientation.size);
  for (const [index, { x, y, size, ...own }] of points.entries()) {
    if (!size) continue;
    switch (('kind' in own && own.kind) || kind) {
      case 'square':
        square(pen, x, y, size);
        break;
      case 'ring':
        pen.ellipse(x, y, size, size, { grey: 0 });
        pen.ellipse(x, y, 0.6 * size, 0.6 * size, { grey: 1 });
        break;
      case 'concentric':
        pen.ellipse(x, y, size, size, { grey: 0 });
        pen.ellipse(x, y, 0.68 * size, 0.68 * size, { grey: 1 });
        pen.ellipse(x, y, 0.36 * size, 0.36 * size, { grey: 0 });
        break;
      case 'cross':
        pen.fill(x - size / 2, y - 0.09 * size, size, 0.18 * size);
        pen.fill(x - 0.09 * size, y - size / 2, 0.18 * size, size);
        break;
      case 'bar': {
        const { height = size }: { height?: number } = own;
        pen.fill(x - size / 2, y - height / 2, size, height);
        break;
      }
      case 'l-corner':
        corner(pen, x, y, size, index);
        break;
      case 'paper-edge':
      case 'none':
        break;
    }
  }
}

function square(pen: Pen, x: number, y: number, size: number) {
  pen.fill(x - size / 2, y - size / 2, size, size);
}

/** The arms of an L point into the page; its points go clockwise from the top left. */
function corner(pen: Pen, x: number, y: number, size: number, index: number) {
  const right = index === 0 || index === 3;
  const down = index < 2;
  const arm = 0.22 * size;
  pen.fill(right ? x : x - size, down ? y : y - arm, size, arm);
  pen.fill(right ? x : x - arm, down ? y : y - size, arm, size);
}
