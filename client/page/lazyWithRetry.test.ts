import { expect, onTestFinished, test, vi } from 'vitest';
import { json, stubBrowser } from '../testing/browser.ts';

const screen = { default: () => null };
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

async function load(answer: () => Response | Promise<Response>) {
  const browser = stubBrowser(answer);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { loadWithRetry, RETRY_MS } = await import('./lazyWithRetry.ts');
  return { ...browser, loadWithRetry, retry: () => vi.advanceTimersByTimeAsync(RETRY_MS) };
}

test('code that loads at the second attempt is used', async () => {
  const { loadWithRetry, retry, location } = await load(() => json({}));
  const ask = vi.fn().mockImplementationOnce(missing).mockResolvedValue(screen);
  const loaded = loadWithRetry(ask);
  await retry();
  expect(await loaded).toBe(screen);
  expect(location.reload).not.toHaveBeenCalled();
});

test('when the server answers but no longer has the code, the page is reloaded once', async () => {
  const { loadWithRetry, retry, location } = await load(() => json({ version: '1.87.0' }));
  void loadWithRetry(missing);
  await retry();
  expect(location.reload).toHaveBeenCalledOnce();

  const again = expect(loadWithRetry(missing)).rejects.toMatchObject({ name: 'NetworkError' });
  await retry();
  await again;
  expect(location.reload).toHaveBeenCalledOnce();
});

test('without a server the page is not reloaded', async () => {
  const { loadWithRetry, retry, location } = await load(() => Promise.reject(new TypeError('Failed to fetch')));
  const failed = expect(loadWithRetry(missing)).rejects.toMatchObject({ name: 'NetworkError' });
  await retry();
  await failed;
  expect(location.reload).not.toHaveBeenCalled();
});
