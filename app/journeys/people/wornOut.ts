import type { BrowserContext, Page, Route } from '@playwright/test';

/** The access token that the page's browser has stored. */
export async function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('accessToken') ?? '');
}

/**
 * From now on a token is expired: calls with it wait until the given number of writes have arrived, then
 * all of them and every later one get a 401, as from the server.
 * @returns the writes that were refused so far, as `PUT /api/…`.
 */
export async function wearOut(context: BrowserContext, token: string, writes: number): Promise<string[]> {
  const refused: string[] = [];
  let open: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => (open = resolve));
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    if (request.headers().authorization !== `Bearer ${token}`) return route.fallback();
    if (request.method() === 'PUT') refused.push(`PUT ${new URL(request.url()).pathname}`);
    if (refused.length >= writes) open();
    await enough;
    const detail = '로그인 시간이 지났습니다. 다시 로그인해 주세요.';
    const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'token-expired', detail };
    await route.fulfill({ status: 401, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  };
  await context.route('**/api/**', answer);
  return refused;
}
