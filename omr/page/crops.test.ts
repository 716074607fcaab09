import { expect, it } from 'vitest';
import { turn } from '../bench/shape.ts';
import { readSheet } from '../testing/sheets.node.ts';
import { cropField } from './crops.ts';

it('shows a field upright, whichever way the page lay', async () => {
  for (const quarters of [0, 2, 3]) {
    const { image, layout, reading, truths } = await readSheet({ blank: 0, distort: turn(quarters), pens: ['marker'] });
    const field = layout.template.fields.findIndex(({ id }) => id === 'q1');
    const crop = cropField(image, layout, reading.bubbles, field);
    expect(crop.width).toBeGreaterThan(2 * crop.height);
    // The darkest fifth of the row of bubbles is the answer.
    const sums = [0, 0, 0, 0, 0];
    const margin = crop.height / 3;
    const pitch = (crop.width - 2 * margin) / 5;
    for (let at = 0; at < crop.data.length; at++) {
      const option = Math.floor(((at % crop.width) - margin) / pitch);
      if (option >= 0 && option < 5) sums[option]! += crop.data[at]!;
    }
    expect(String(sums.indexOf(Math.min(...sums)) + 1)).toBe(truths.find(({ id }) => id === 'q1')!.value);
  }
});
