import fontkit, { type Font } from '@cantoo/fontkit';

/** Texts of a font that stay laid out; hundreds of sheets have fewer. */
const mostTexts = 5000;

/** PDFs use a text's glyphs alone: where they would be moved to is not worked out. */
const unmoved = { kern: false, mark: false, mkmk: false };

const ready = new WeakMap<Uint8Array, Font>();

/** The font in a file, for every document that is drawn with it: parsed once, and each text laid out once, since sheets repeat theirs. */
export function readyFont(file: Uint8Array): Font {
  const font = ready.get(file) ?? parse(file);
  ready.set(file, font);
  return font;
}

function parse(file: Uint8Array): Font {
  const font = fontkit.create(file) as Font;
  const layOut = font.layout.bind(font);
  const runs = new Map<string, ReturnType<Font['layout']>>();
  font.layout = (text) => {
    const run = runs.get(text) ?? layOut(text, unmoved);
    if (runs.size >= mostTexts) runs.clear();
    runs.set(text, run);
    return run;
  };
  return font;
}
