import { createElement } from 'react';
import type { RouteMatch } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { AuthInfo } from '../../generated/rest/auth.ts';
import type { FirstQuestion } from '../../graphql/askEarly.ts';
import { authOf, json, stubBrowser } from '../../testing/browser.ts';
import type { FirstHandle } from './loadPage.ts';

async function load() {
  stubBrowser(() => json({}));
  const { keepSession } = await import('../../session/sessionStore.ts');
  keepSession({ ...authOf('user-1', 'one'), userType: 'TA' } as AuthInfo);
  const { lazyWithRetry } = await import('./lazyWithRetry.ts');
  const { loadPage } = await import('./loadPage.ts');
  const asked: string[] = [];
  const question = (name: string) =>
    ({ level: 'TA', ask: async () => void asked.push(name) }) as unknown as FirstQuestion;
  const match = (file: object | Promise<object>, handle?: FirstHandle, params = {}) =>
    ({
      params,
      route: { element: createElement(lazyWithRetry<object>(() => Promise.resolve(file) as never)), handle },
    }) as unknown as RouteMatch;
  return { loadPage, asked, question, match };
}

const screen = { default: () => null };

test('what a screen’s file says it asks first is asked for with its parameters, all of it at once', async () => {
  const { loadPage, asked, question, match } = await load();
  const first = ({ params: { id }, search }: { params: { id?: string }; search: string }) => [
    question(`student ${id}`),
    question(`memos ${id} ${search}`),
  ];
  await loadPage([match({ ...screen, first }, undefined, { id: '7' })], '?page=2', true);
  expect(asked).toEqual(['student 7', 'memos 7 ?page=2']);
});

test('a route that says it itself asks before the code of its screen is there, and once', async () => {
  const { loadPage, asked, question, match } = await load();
  const code = Promise.withResolvers<object>();
  const first = () => question('lectures');
  const loaded = loadPage([match(code.promise, { first: async () => first })], '', true);
  await vi.waitFor(() => expect(asked).toEqual(['lectures']));
  code.resolve({ ...screen, first });
  await loaded;
  expect(asked).toEqual(['lectures']);
});

test('an address that was shown before asks for nothing', async () => {
  const { loadPage, asked, question, match } = await load();
  const first = () => question('lectures');
  await loadPage([match({ ...screen, first }), match(screen, { first: async () => first })], '', false);
  expect(asked).toEqual([]);
});
