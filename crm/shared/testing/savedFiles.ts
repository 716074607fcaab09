import { fn, spyOn } from 'storybook/test';

/** Gets the name of each file that a screen saved since `keepFiles`. */
export const saved = fn<(name: string) => void>();

/** For `beforeEach`: nothing reaches the disk, `saved` gets the names. Returns what ends it. */
export function keepFiles(): () => void {
  saved.mockClear();
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  return () => click.mockRestore();
}
