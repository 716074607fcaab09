import { expect, it } from 'vitest';
import { turn } from '../bench/shape.ts';
import { readSheet } from '../testing/sheets.node.ts';
import { turnUpright } from './upright.ts';

it('puts every field where the template says, whichever way the page lay', async () => {
  for (const quarters of [0, 1, 2]) {
    const { image, layout, reading, truths } = await readSheet({ blank: 0, distort: turn(quarters), pens: ['marker'] });
    const page = turnUpright(image, layout, reading.bubbles)!;
    const scale = page.width / layout.template.page.width;
    for (const { id, options, positions } of layout.template.fields.slice(0, 12)) {
      const grey = positions.map(([x, y]) => page.data[Math.round(y * scale) * page.width + Math.round(x * scale)]!);
      const truth = truths.find((one) => one.id === id)!.value;
      if (!Array.isArray(truth)) expect(options[grey.indexOf(Math.min(...grey))]).toBe(truth);
    }
  }
});
