import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#client/page/whenIdle.ts';

/** Pages that ask for nothing, such as sign-in, get the font after this many milliseconds. */
const LONGEST_WAIT_MS = 1_500;

/**
 * Loads the font once the page's first answer is there. Until then, and on a slow connection, the system's Korean font is shown, in the same
 * width.
 */
export function loadFont(queryClient: QueryClient): void {
  const load = (): void => {
    clearTimeout(timer);
    unsubscribe();
    whenIdle(() => void import('#ui-kit/theme/font.css').catch(() => undefined));
  };
  const timer = setTimeout(load, LONGEST_WAIT_MS);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'success' && queryClient.isFetching() === 0) load();
  });
}
