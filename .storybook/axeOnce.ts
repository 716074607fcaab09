import type { StoryContext } from '@storybook/react-vite';

const seen = new Set<string>();

/**
 * A test shows axe a page once: most screens wait, fail and are empty in the same words' places. What a page is to axe is its elements,
 * with their attributes and styles, and where there is text.
 */
export function axeOnce(context: StoryContext): void {
  if (!import.meta.env.VITEST || context.parameters.a11y?.test === 'off') return;
  const shape = `${innerWidth} ${shapeOf(document.body)}`;
  if (seen.has(shape)) context.parameters = { ...context.parameters, a11y: { test: 'off' } };
  seen.add(shape);
}

/** The page without its words, and with the ids that React counts up counted from the start. */
function shapeOf({ innerHTML }: Element): string {
  const ids = new Map<string, number>();
  const numberOf = (id: string) => String(ids.get(id) ?? ids.set(id, ids.size).size);
  return innerHTML.replaceAll(/_r_[a-z\d]+_/g, numberOf).replaceAll(/>[^<]*[^<\s][^<]*</g, '>text<');
}
