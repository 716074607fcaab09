import type { Page } from '@playwright/test';

/** Asks `/api/gql` as who is signed in on the page. */
export async function askGql<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await post<{ data: Data; errors?: { message: string }[] }>(page, '/api/gql', {
    query,
    variables,
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
}

/** Sends a JSON body as who is signed in on the page. */
export async function post<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  const sent = { path, body: JSON.stringify(body) };
  const { status, text } = await page.evaluate(async ({ path, body }) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
    const headers = { 'content-type': 'application/json', authorization };
    const response = await fetch(path, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  }, sent);
  if (status >= 400) throw new Error(`${status} POST ${path}: ${text}`);
  return JSON.parse(text) as Answer;
}
