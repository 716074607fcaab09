import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { json, stubBrowser } from '../../testing/browser.ts';

const screen = { default: () => null };
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const noServer = () => Promise.reject(new TypeError('Failed to fetch'));

async function load(answer: () => Response | Promise<Response>) {
  const browser = stubBrowser(answer);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { lazyWithRetry, loadWithRetry, prepareLazy } = await import('./lazyWithRetry.ts');
  return { ...browser, lazyWithRetry, loadWithRetry, prepareLazy, page };
}

test('code that loads at the second attempt is used', async () => {
  const { loadWithRetry, location } = await load(() => json({}));
  const ask = vi.fn().mockImplementationOnce(missing).mockResolvedValue(screen);
  const loaded = loadWithRetry(ask);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe(screen);
  expect(location.reload).not.toHaveBeenCalled();
});

test('when the server answers but no longer has the code, the page is reloaded once', async () => {
  const { loadWithRetry, location } = await load(() => json({ version: '1.87.0' }));
  void loadWithRetry(missing);
  await vi.advanceTimersByTimeAsync(4000);
  expect(location.reload).toHaveBeenCalledOnce();

  void loadWithRetry(missing);
  await vi.advanceTimersByTimeAsync(4000);
  expect(location.reload).toHaveBeenCalledOnce();
});

test('without a connection the code is requested again until it is there, and the page is not reloaded', async () => {
  const { loadWithRetry, location } = await load(noServer);
  const ask = vi.fn(missing);
  const loaded = loadWithRetry(ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(4);
  ask.mockResolvedValue(screen as never);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await loaded).toBe(screen);
  expect(location.reload).not.toHaveBeenCalled();
});

test('code is requested at once when the connection is back', async () => {
  const { loadWithRetry, page } = await load(noServer);
  const ask = vi.fn(missing);
  const loaded = loadWithRetry(ask);
  await vi.advanceTimersByTimeAsync(16_000);
  ask.mockResolvedValue(screen as never);
  page.dispatchEvent(new Event('online'));
  expect(await loaded).toBe(screen);
});

test('code that is only prepared is asked for once, and the page is not reloaded for it', async () => {
  const { lazyWithRetry, prepareLazy, location } = await load(() => json({ version: '1.87.0' }));
  const ask = vi.fn(missing);
  const element = createElement(lazyWithRetry<object>(ask));
  await prepareLazy([element]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(location.reload).not.toHaveBeenCalled();
});
