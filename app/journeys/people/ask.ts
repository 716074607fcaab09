import type { Page } from '@playwright/test';

/** Sends a query to `/api/gql` as the person signed in on the page. */
export async function askGql<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await post<{ data: Data; errors?: { message: string }[] }>(page, '/api/gql', {
    query,
    variables,
  });
  if (errors) throw new Error(errors.map(({ message }) => message).join(', '));
  return data;
}

/** Sends a JSON body as the person signed in on the page. */
export function post<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  return send(page, 'POST', path, body);
}

/** The same with PUT. */
export function put<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  return send(page, 'PUT', path, body);
}

/** The same with DELETE, without body and response. */
export async function remove(page: Page, path: string): Promise<void> {
  await send(page, 'DELETE', path);
}

async function send<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const sent = { method, path, body: body ? JSON.stringify(body) : undefined };
  const { status, text } = await page.evaluate(
    async ({ method, path, body }: { method: string; path: string; body?: string }) => {
      const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
      const headers = { 'content-type': 'application/json', authorization };
      const response = await fetch(path, { method, headers, body: body || undefined });
      return { status: response.status, text: await response.text() };
    },
    sent,
  );
  if (status >= 400) throw new Error(`${status} ${method} ${path}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
