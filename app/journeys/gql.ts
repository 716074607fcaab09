import type { Page } from '@playwright/test';

/** Asks `/api/gql` as who is signed in on the page. */
export async function askGql<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.evaluate(async (body) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
    const headers = { 'content-type': 'application/json', authorization };
    const response = await fetch('/api/gql', { method: 'POST', headers, body });
    return (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  }, JSON.stringify({ query, variables }));
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join(', '));
  return answer.data as Data;
}
