import { createRoot } from 'react-dom/client';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorReport } from '#client/generated/rest/errorLogs.ts';
import { filled } from '#mocks/states.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

const reports: ErrorReport[] = [];
const worker = setupWorker(
  filled('reportError', async (request) => {
    reports.push((await request.json()) as ErrorReport);
    return { errorId: `E-${reports.length}` };
  }),
);

beforeAll(() => worker.start({ quiet: true }));
afterAll(() => worker.stop());
beforeEach(() => {
  reports.length = 0;
  sessionStorage.clear();
});

/** A page whose screen throws while rendering; returns how often it was asked to reload. */
function openPage(error: Error) {
  const host = document.body.appendChild(document.createElement('div'));
  // The crashes are intended, so React's console errors are silenced.
  const root = createRoot(host, { onCaughtError: () => {} });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const Screen = () => {
    throw error;
  };
  const reload = vi.fn();
  root.render(
    <CrashBoundary reload={reload}>
      <Screen />
    </CrashBoundary>,
  );
  return { host, reload };
}

test('a crash is reported and the page reloads, showing nothing meanwhile', async () => {
  const { host, reload } = openPage(new Error('cannot read x'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(host.textContent).toBe('');
  await vi.waitFor(() => expect(reports).toMatchObject([{ message: 'cannot read x', userAgent: navigator.userAgent }]));
});

test('the third crash in a row shows a static page with its error id', async () => {
  for (const _ of [1, 2]) {
    const { reload } = openPage(new Error('again'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  }
  const { host, reload } = openPage(new Error('again'));
  await vi.waitFor(() => expect(host.querySelector('code')?.textContent).toBe('E-3'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(reload).not.toHaveBeenCalled();
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '새로고침')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
