import { fn } from 'storybook/test';

/** Gets the name of each file that a screen saved in this story. */
export const saved = fn<(name: string) => void>();

/** For `beforeEach`: nothing reaches the disk, `saved` gets the names. Returns what ends it. */
export function keepFiles(): () => void {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function follow() {
    if (this.download === '') click.call(this);
    else saved(this.download);
  };
  return () => void (HTMLAnchorElement.prototype.click = click);
}

/** A PDF as the server answers one. */
export const pdf = (): Response => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
