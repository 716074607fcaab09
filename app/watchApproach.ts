import { basePath } from '#client/page/base.ts';
import { savesData } from '#client/page/lazy/whenIdle.ts';

/** Loads the code of the screen that a person is about to open: the pointer, a finger or the focus is on its link, or on a list's row with one. */
export function watchApproach(prepare: (pathname: string) => Promise<void>): void {
  const prepared = new Set<string>();
  const approach = ({ target }: Event): void => {
    const path = target instanceof Element ? pathAt(target) : undefined;
    if (path === undefined || prepared.has(path) || savesData()) return;
    prepared.add(path);
    // The next approach tries again.
    void prepare(path).catch(() => prepared.delete(path));
  };
  addEventListener('pointerover', approach, { passive: true });
  addEventListener('focusin', approach);
}

function pathAt(target: Element): string | undefined {
  const link = target.closest('a') ?? target.closest('tr, [role=row]')?.querySelector('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  return link.pathname.slice(basePath().length - 1);
}
