/** How many quiet buttons a bar may have beside the solid one of its page. */
const MOST_QUIET = 2;

/**
 * The law of buttons in the CRM: the bars of a page have one solid button between them, each two quiet ones, and the rest in a menu
 * (`ActionButtons`). What opens over a bar is none of it.
 * @throws Error that names the buttons which are too many
 */
export function checkButtonLaw({ title, canvasElement }: { title: string; canvasElement: HTMLElement }): void {
  if (!title.startsWith('CRM/')) return;
  const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-bar] [data-variant]')].flatMap((button) => {
    const bar = button.closest<HTMLElement>('[data-bar], dialog');
    return bar?.dataset.bar !== undefined && button.checkVisibility() ? [{ button, bar }] : [];
  });
  const isSolid = ({ button }: { button: HTMLElement }): boolean => button.dataset.variant === 'primary';
  // A bar of selected rows comes and goes, a dialog covers the page.
  const solid = shown.filter(
    (one) => isSolid(one) && one.bar.dataset.bar !== 'selection' && !one.bar.closest('dialog'),
  );
  const crowded = [
    ...Map.groupBy(
      shown.filter((one) => !isSolid(one)),
      ({ bar }) => bar,
    ).values(),
  ];
  const found = [...crowded.filter(({ length }) => length > MOST_QUIET), ...(solid.length > 1 ? [solid] : [])];
  if (found.length === 0) return;
  const names = found.map((some) => some.map(({ button }) => button.textContent).join(' · '));
  throw new Error(`too many buttons in a bar, or solid ones on a page: ${names.join(' / ')}`);
}
