import type { Panel, SheetPage } from '../arrange.ts';
import type { Paper } from '../paper.ts';
import type { Pen } from './pen.ts';

const fine = { width: 0.12, grey: 0.45 };
const tint = 0.92;

/** Draws the frames around the answers and the student's number. */
export function paintPanels(pen: Pen, { paper, identity, panels }: SheetPage) {
  for (const panel of [identity, ...panels]) {
    const { x, y, width, height, heading } = panel;
    pen.fill(x, y, width, paper.heading, tint);
    pen.frame(x, y, width, height, { width: 0.3 });
    pen.line(x, y + paper.heading, x + width, y + paper.heading);
    if (heading) paintNumber(pen, paper, panel, heading);
    else paintRows(pen, paper, panel);
  }
}

function paintNumber(pen: Pen, paper: Paper, { x, y, width, fields }: Panel, heading: string) {
  const { body } = paper.text;
  pen.text(heading, x + width / 2, y + paper.heading / 2, { size: body, bold: true, align: 'center' });
  const top = y + paper.heading;
  const bottom = top + paper.box;
  pen.line(x, bottom, x + width, bottom);
  for (const place of fields.slice(1).keys()) {
    const between = (fields[place]!.positions[0]![0] + fields[place + 1]!.positions[0]![0]) / 2;
    pen.line(between, top, between, bottom, fine);
  }
}

function paintRows(pen: Pen, paper: Paper, { x, y, width, height, rows, fields }: Panel) {
  const { choices, heading, text } = paper;
  const divide = x + choices.label;
  const middle = y + heading / 2;
  const [first, last] = [fields[0]!.positions[0]![0], fields[0]!.positions.at(-1)![0]];
  pen.text('문번', x + choices.label / 2, middle, { size: text.small, align: 'center', grey: 0.25 });
  pen.text('답란', (first + last) / 2, middle, { size: text.small, align: 'center', grey: 0.25 });
  pen.line(divide, y, divide, y + height, fine);
  for (const [index, { label, y: middle }] of rows.entries()) {
    pen.text(label, x + choices.label / 2, middle, { size: text.body, bold: true, align: 'center' });
    const next = rows[index + 1];
    // A rule below every fifth question guides the eye across.
    if (next && Number(label) % 5 === 0) {
      const between = (middle + next.y) / 2;
      pen.line(x, between, x + width, between, fine);
    }
  }
}
