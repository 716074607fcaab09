import { expect } from 'storybook/test';

/** What a finger needs, in pixels. */
const FINGER = 44;

/** What the words of a screen that is used standing have at least, in pixels. */
const READABLE = 14;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('.visually-hidden') === null;

/** What is pressed of a box or a radio is its label. */
const pressed = (element: Element): Element =>
  element.matches('[type="checkbox"], [type="radio"]') ? (element.closest('label') ?? element) : element;

/** Holds a screen to be used standing: the page does not scroll sideways, what is pressed is as large as a finger, and words can be read. */
export async function fitsStanding(root: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const targets = [...root.querySelectorAll('a, button, input, select, summary, textarea')].filter(isSeen).map(pressed);
  await expect(targets).not.toHaveLength(0);
  const small = targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < FINGER ? [`${target.outerHTML.slice(0, 120)} ${width} × ${height}`] : [];
  });
  await expect(small).toEqual([]);
  await expect(wordsBelow(root, READABLE)).toEqual([]);
}

function wordsBelow(root: HTMLElement, size: number): string[] {
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const { parentElement: at, textContent } = words.currentNode;
    const text = textContent?.trim() ?? '';
    const isWord = at !== null && text !== '' && isSeen(at);
    if (isWord && Number.parseFloat(getComputedStyle(at).fontSize) < size) found.push(text);
  }
  return found;
}
