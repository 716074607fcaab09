import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { json, stubBrowser } from '../../testing/browser.ts';

/** An area of two lists with records, and how often the code of each screen was loaded. */
async function open(connection: { saveData?: boolean } = {}) {
  stubBrowser(() => json({}));
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { onLine: true, connection });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void Promise.resolve().then(work));
  const { lazyWithRetry } = await import('./lazyWithRetry.ts');
  const { openArea } = await import('./openArea.ts');
  const loaded: string[] = [];
  const screen = (name: string) =>
    createElement(
      lazyWithRetry<object>(async () => {
        loaded.push(name);
        if (name === 'broken') throw new TypeError('Failed to fetch');
        return { default: () => null };
      }),
    );
  const routes = ['students', 'broken', 'lectures'].flatMap((list) => [
    { path: list, element: screen(list) },
    { path: `${list}/:id`, element: screen(`one of ${list}`) },
  ]);
  const menu = () => ['/crm/students', '/crm/broken', '/crm/lectures'];
  return { ...openArea(routes, '/crm', menu), loaded };
}

test('the screens of the menu are there when the browser is idle, also those behind one that cannot be loaded', async () => {
  const { loaded } = await open();
  await vi.waitFor(() => expect(loaded).toEqual(['students', 'broken', 'lectures']));
});

test('the record behind a list is there before it is opened', async () => {
  const { loaded, load } = await open();
  await load('/crm/lectures/', '', true);
  await vi.waitFor(() => expect(loaded).toContain('one of lectures'));
  expect(loaded).not.toContain('one of students');
});

test('where data is to be saved, only what is opened is loaded', async () => {
  const { loaded, load } = await open({ saveData: true });
  await load('/crm/students', '', true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toEqual(['students']);
});
