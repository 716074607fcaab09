import type { Page } from '@playwright/test';

/** An element on screen, as React takes it. */
export interface CapturedElement {
  tag: string;
  attributes: Record<string, unknown>;
  children: (CapturedElement | string)[];
}

/** Reads the elements on screen. */
export function captureMarkup(page: Page): Promise<CapturedElement> {
  return page.evaluate(() => {
    const flags = ['disabled', 'readonly', 'required', 'hidden', 'inert', 'multiple', 'open'];
    const initial: Record<string, string> = { class: 'className', value: 'defaultValue', checked: 'defaultChecked' };
    const readStyle = ({ style }: HTMLElement) =>
      Object.fromEntries(
        [...style].map((name) => [
          name.startsWith('--') ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          style.getPropertyValue(name),
        ]),
      );
    const read = (element: Element): CapturedElement => ({
      tag: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) =>
          name === 'style'
            ? [name, readStyle(element as HTMLElement)]
            : [initial[name] ?? name, flags.includes(name) ? true : value],
        ),
      ),
      children: [...element.childNodes].flatMap((node): (CapturedElement | string)[] =>
        node instanceof Element ? [read(node)] : node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
      ),
    });
    return read(document.querySelector('#root > *')!.parentElement!);
  });
}

/** All style rules of the page, in one text. */
export function captureStyles(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
}
