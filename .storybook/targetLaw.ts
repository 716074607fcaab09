/** The least width and height of what a thumb presses, in pixels. */
const THUMB = 44;

const PRESSED =
  ':is(main, header, nav, dialog) :is(button, a[href], select, summary, input:not([type=hidden], [type=file]))';

/**
 * The law of targets on the pages of students: what is pressed is as large as a thumb. Links in a line of text are as high as the line.
 * @throws Error that names what is smaller
 */
export function checkTargetLaw({ title }: { title: string }): void {
  if (!title.startsWith('Portal/') || !document.querySelector('main')) return;
  const small = [...document.querySelectorAll<HTMLElement>(PRESSED)].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || isInLine(control) || coversMore(control)) return [];
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    // What is hidden but read aloud is a pixel.
    if (control.closest('.visually-hidden') || height <= 1) return [];
    // Half a pixel is lost in rounding.
    if (width > THUMB - 1 && height > THUMB - 1) return [];
    return [`${control.tagName.toLowerCase()} ${control.textContent || control.ariaLabel} ${width | 0}×${height | 0}`];
  });
  if (small.length > 0) throw new Error(`smaller than a thumb: ${small.join(' / ')}`);
}

/** With other words around it. */
const isInLine = (control: HTMLElement): boolean =>
  control.tagName === 'A' &&
  getComputedStyle(control).display === 'inline' &&
  control.parentElement?.textContent?.trim() !== control.textContent?.trim();

/** Its `::after` lies over the card around it. */
const coversMore = (control: HTMLElement): boolean => getComputedStyle(control, '::after').position === 'absolute';
