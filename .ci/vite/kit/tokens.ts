import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { colorsOf } from '../../../ui-kit/theme/colorsOf.ts';

const sheet = 'ui-kit/theme/tokens.css';
const file = 'tokens.json';

/** Serves the colours and sizes of the product as design tokens (the format of the W3C community group), and puts them into a static Storybook. */
export function tokens(): Plugin {
  return {
    name: 'house:tokens',
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(tokensOf(readFileSync(sheet, 'utf8')));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: tokensOf(readFileSync(sheet, 'utf8')) });
    },
  };
}

/** JSON of the tokens of a style sheet: colours in a group for each mode, sizes of the desk and of touch screens. */
export function tokensOf(css: string): string {
  const modes = ['light', 'dark'] as const;
  const colors = [...colorsOf(css)];
  const groups = modes.map((mode) => [
    mode,
    { $type: 'color', ...Object.fromEntries(colors.map(([name, color]) => [name, { $value: srgb(color[mode]) }])) },
  ]);
  const [desk = '', touch = ''] = css.split('.touch {');
  const sizes = { desk: sizesOf(desk), touch: sizesOf(touch) };
  return `${JSON.stringify({ color: Object.fromEntries(groups), size: sizes }, null, 2)}\n`;
}

function srgb(hex: string): object {
  const components = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return { colorSpace: 'srgb', components: components.map((part) => Math.round(part * 1e4) / 1e4), hex };
}

/** Sizes that are a plain number of pixels, or of the letters' size, which is 16 pixels. */
function sizesOf(css: string): object {
  const sizes = [...css.matchAll(/--([\w-]+): ([\d.]+)(px|rem);/g)];
  return {
    $type: 'dimension',
    ...Object.fromEntries(
      sizes.map(([, name = '', value, unit]) => [name, { $value: { value: Number(value), unit } }]),
    ),
  };
}
