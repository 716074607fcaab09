/** What an academy is called where no server wrote its name into the page: in Storybook, and when Vite serves the page. */
const fallback = '다온학원';

/** The academy's name, which the server wrote into the page: used on the landing page, the frames and the sign-in card. */
export const ACADEMY_NAME = academyName(globalThis.document);

/** The academy as it is drawn: its name, and its logo, whose path and size in pixels the server wrote into the page. */
export const ACADEMY = { name: ACADEMY_NAME, logo: academyLogo(globalThis.document) };

/** The academy's phone number, digits or E.164; empty when it has named none. */
export const ACADEMY_PHONE =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="academy-phone"]')?.content ?? '';

/** The name in the page's `<meta name="application-name">`; the default in Storybook, and where there is no page. */
export function academyName(page: Pick<Document, 'querySelector'> | undefined): string {
  return page?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || fallback;
}

/** The logo in the page's `<meta name="academy-logo" content="path width height">`; undefined without one. */
export function academyLogo(page: Pick<Document, 'querySelector'> | undefined) {
  const content = page?.querySelector<HTMLMetaElement>('meta[name="academy-logo"]')?.content;
  const [src = '', width, height] = content?.split(' ') ?? [];
  return src === '' ? undefined : { src, width: Number(width), height: Number(height) };
}
