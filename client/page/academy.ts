/** The name of an academy that set none (`ACADEMY_NAME` of the server); the page's meta has it where Vite serves the page. */
const fallback = '다온학원';

/** The academy's name, as the server wrote it into the page: on the landing page, the frames and the sign-in card. */
export const ACADEMY_NAME = academyName(globalThis.document);

/** The name that a page bears in `<meta name="application-name">`; the usual one in Storybook, and where there is no page. */
export function academyName(page: Pick<Document, 'querySelector'> | undefined): string {
  return page?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || fallback;
}
