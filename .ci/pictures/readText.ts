/** What is wrong with a text as it is drawn. */
export interface Finding {
  /**
   * `cut`: part of it is hidden; `wide`: it leaves the page; `split`: a Korean word goes on in the next line;
   * `wrapped`: a button, a tab or a column's heading needs two lines; `latin`: words that are not Korean.
   */
  kind: 'cut' | 'wide' | 'split' | 'wrapped' | 'latin';
  text: string;
}

/**
 * Finds texts that are cut, broken or not Korean in the page as it is drawn. It runs inside the page: it uses nothing from outside itself.
 * A lone Latin letter is a name (미적분 B, N수, O or X), not a word that was left over.
 * @param allowed Latin words that may stand on a screen, as a regular expression of the whole word.
 */
export function readText(allowed: string): Finding[] {
  const isAllowed = new RegExp(`^(?:${allowed})$`, 'i');
  const findings = new Map<string, Finding>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (element === null || text === '' || !isDrawn(element)) continue;
    const rects = rectsOf(node);
    if (rects.length === 0) continue;
    if (isWide(element, rects)) add('wide', text);
    else if (isCut(element, rects)) add('cut', text);
    for (const word of splitWords(node as Text)) add('split', `${word} (${text})`);
    if (isLabel(element) && linesOf(rects) > 1) add('wrapped', text);
    const latin = latinWords(element, text);
    if (latin.length > 0) add('latin', `${latin.join(' ')} (${text})`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]')) {
    const latin = isDrawn(field) ? latinWords(field, field.placeholder) : [];
    if (latin.length > 0) add('latin', `${latin.join(' ')} (${field.placeholder})`);
  }
  return [...findings.values()];

  function add(kind: Finding['kind'], text: string): void {
    const short = text.replace(/\s+/g, ' ').slice(0, 120);
    findings.set(`${kind} ${short}`, { kind, text: short });
  }

  function isDrawn(element: Element): boolean {
    if (element.closest('script, style, noscript, svg title, [inert]')) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { visibility, opacity, display, clipPath, position } = getComputedStyle(at);
      if (display === 'none' || opacity === '0') return false;
      if (at === element && visibility !== 'visible') return false;
      const { width, height } = at.getBoundingClientRect();
      // Texts for screen readers alone.
      if (position === 'absolute' && (clipPath !== 'none' || (width <= 1 && height <= 1))) return false;
    }
    return true;
  }

  function rectsOf(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }

  function linesOf(rects: readonly DOMRect[]): number {
    const tops: number[] = [];
    for (const { top } of rects) if (!tops.some((known) => Math.abs(known - top) < 6)) tops.push(top);
    return tops.length;
  }

  /** Out of the page at the right, where nothing scrolls to it. */
  function isWide(element: Element, rects: readonly DOMRect[]): boolean {
    const end = Math.max(...rects.map(({ right }) => right));
    return end > document.documentElement.clientWidth + 1 && !ancestors(element).some((at) => clips(at, 'x'));
  }

  /** Reaches past an ancestor that hides what overflows and cannot be scrolled; a shortened text that tells the whole in its title is not cut. */
  function isCut(element: Element, rects: readonly DOMRect[]): boolean {
    const right = Math.max(...rects.map((rect) => rect.right));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const whole = (element.textContent ?? '').trim();
    for (const at of ancestors(element)) {
      if (scrolls(at)) return false;
      const box = at.getBoundingClientRect();
      if (box.width <= 1) return false;
      const isOver = (clips(at, 'x') && right > box.right + 1.5) || (clips(at, 'y') && bottom > box.bottom + 3);
      if (!isOver) continue;
      const told = element.closest('[title], [aria-label]');
      const title = `${told?.getAttribute('title') ?? ''} ${told?.getAttribute('aria-label') ?? ''}`;
      return !title.includes(whole);
    }
    return false;
  }

  function ancestors(element: Element): Element[] {
    const found: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      found.push(at);
      // What is drawn above the page is cut by nothing around it.
      if (getComputedStyle(at).position === 'fixed') break;
    }
    return found;
  }

  function clips(element: Element, axis: 'x' | 'y'): boolean {
    const style = getComputedStyle(element);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    return overflow !== 'visible';
  }

  function scrolls(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  }

  /** Korean words that go on in the next line although they would fit into one. */
  function splitWords(node: Text): string[] {
    const found: string[] = [];
    const width = node.parentElement?.clientWidth ?? 0;
    for (const match of node.data.matchAll(/\S*[가-힣]\S*/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
      const whole = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (linesOf(rects) > 1 && (width === 0 || whole < width)) found.push(match[0]);
    }
    return found;
  }

  /** A short text that a person presses or reads as a heading of a column, alone in its element. */
  function isLabel(element: Element): boolean {
    const label = element.closest('button, [role="tab"], [role="columnheader"], [role="menuitem"], summary');
    return label !== null && (label.textContent ?? '').trim() === (element.textContent ?? '').trim();
  }

  function latinWords(element: Element, text: string): string[] {
    if (element.closest('[lang]')?.getAttribute('lang')?.startsWith('ko') === false) return [];
    if (element.closest('code, kbd, pre, [data-user-text]')) return [];
    const plain = text
      .replace(
        /https?:\/\/\S+|\S+@\S+|\S+\.(?:pdf|xlsx?|csv|png|jpe?g|heic|zip|mp4|webm|vtt|srt|txt|docx|hwp)\b/gi,
        ' ',
      )
      .replace(/\b[A-Za-z]*\d[\w-]*\b/g, ' ');
    return [...plain.matchAll(/[A-Za-z][A-Za-z'’-]+/g)].map(([word]) => word).filter((word) => !isAllowed.test(word));
  }
}
