import type { StoryContext } from '@storybook/react-vite';

/** Whether Vitest plays the story; in Storybook a person does. */
export const isTest = import.meta.env.VITEST_POOL_ID !== undefined;
const seen = new Set<string>();

/**
 * A test shows axe a page once: most screens wait, fail and are empty in the same words' places. What a page is to axe is its elements,
 * with their attributes and styles, and where there is text.
 * @param asked of how many parts of the components which one is shown: `2/3` is the second of three; all without it
 */
export function axeOnce(context: StoryContext, asked: string = import.meta.env.STORYBOOK_AXE ?? '1/1'): void {
  if (!isTest || context.parameters.a11y?.test === 'off') return;
  if (isOfPart(context.title, asked) && isNew(`${innerWidth} ${shapeOf(document.body)}`)) return;
  context.parameters = { ...context.parameters, a11y: { test: 'off' } };
}

/** The sum of its characters chooses the part of a component. */
function isOfPart(title: string, asked: string): boolean {
  const [part = 1, parts = 1] = asked.split('/').map(Number);
  const sum = [...title].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
  return sum % parts === part - 1;
}

function isNew(shape: string): boolean {
  const before = seen.size;
  return seen.add(shape).size > before;
}

/** The page without its words, and with the ids that React counts up counted from the start. */
function shapeOf({ innerHTML }: Element): string {
  const ids = new Map<string, number>();
  const numberOf = (id: string) => String(ids.get(id) ?? ids.set(id, ids.size).size);
  return innerHTML.replaceAll(/_r_[a-z\d]+_/g, numberOf).replaceAll(/>[^<]*[^<\s][^<]*</g, '>text<');
}
