import katex from 'katex';
import { createElement, type ReactNode } from 'react';

/** What a formula may consist of: MathML that shows, no links, no styles, nothing that runs. */
const known = new Set(
  `math semantics mrow mi mo mn ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover
  mtable mtr mtd mstyle mpadded mphantom menclose mmultiscripts mprescripts none`.split(/\s+/),
);
const attributes = new Set(
  `display mathvariant stretchy fence separator form lspace rspace minsize maxsize accent accentunder linethickness
  columnalign rowspacing columnspacing scriptlevel displaystyle width height depth notation movablelimits symmetric`.split(
    /\s+/,
  ),
);

/** A formula of TeX as MathML elements; the browser draws them without styles or fonts of ours. Null for one that cannot be read. */
export function drawFormula(tex: string, isBlock: boolean): ReactNode {
  let markup: string;
  try {
    markup = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      trust: false,
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 200,
    });
  } catch {
    return null;
  }
  const math = new DOMParser().parseFromString(markup, 'text/html').querySelector('math');
  return math && drawn(math, 0);
}

function drawn(element: Element, key: number): ReactNode {
  const name = element.localName;
  if (!known.has(name)) return null;
  const props: Record<string, string | number> = { key };
  for (const { name: attribute, value } of element.attributes) {
    if (attributes.has(attribute)) props[attribute] = value;
  }
  const children = [...element.childNodes].map((child, at) =>
    child instanceof Element ? drawn(child, at) : child.textContent,
  );
  return createElement(name, props, ...children);
}
