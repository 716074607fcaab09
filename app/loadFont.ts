import { whenIdle } from '#client/page/lazy/whenIdle.ts';

/**
 * Loads the font once the page's first answer is there. Until then, and on a slow connection, the system's Korean font is shown, in the same
 * width.
 */
export function loadFont(): void {
  whenIdle(() => void import('#ui-kit/theme/font.css').catch(() => undefined));
}
