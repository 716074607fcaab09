import { http } from 'msw/http';
import { nameCall, pathOf } from '#mocks/network.ts';
import { problemResponse, refusedDocument } from '#mocks/refusals.ts';

let shown = '';
let names: readonly string[] = [];
const listeners = new Set<() => void>();

/** The calls of the shown story that it gave no answer. */
export const forgottenNames = (): readonly string[] => names;

/** For `useSyncExternalStore`. */
export function watchForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A story begins. */
export function beginForgotten(story: string): void {
  shown = story;
  names = [];
}

/** The last to be asked: refuses what no story answers, and says which call of which story that is; in a test it fails. */
export const answerForgotten = http.all('*/api/*', async ({ request }) => {
  // Vite serves modules of the folder `api/` at the same path.
  if (new URL(request.url).pathname.endsWith('.ts')) return undefined;
  const story = shown;
  const name = (await nameCall(request)) ?? `${request.method} ${pathOf(request)}`;
  // oxlint-disable-next-line no-console -- an error in the console fails the story's test
  console.error(`${story} gives no answer to ${name}`);
  if (story === shown) names = [...new Set([...names, name])];
  for (const listener of listeners) listener();
  return request.url.endsWith('/api/gql') ? Response.json(refusedDocument()) : problemResponse();
});
