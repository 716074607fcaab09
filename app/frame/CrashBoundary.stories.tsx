import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import type { ErrorReport } from '#client/generated/rest/errorLogs.ts';
import preview from '#storybook/preview.tsx';
import { failed, filled } from '#mocks/states.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { press, says, sees } from '#ui-kit/testing/play.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

const reload = fn();
const sent = fn<(report: ErrorReport) => void>();

function Screen(): never {
  throw new Error('cannot read properties of undefined');
}

/** The whole page, whose screen throws while it is drawn; in a root of its own, because these crashes are intended. */
function CrashedPage() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = createRoot(host.current.appendChild(document.createElement('div')), { onCaughtError: () => {} });
    root.render(
      <CrashBoundary reload={reload}>
        <Screen />
      </CrashBoundary>,
    );
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return <div ref={host} />;
}

/** It has crashed twice within the last minute. */
function crashedTwice(): () => void {
  const now = deviceClock.now().getTime();
  sessionStorage.setItem('crashes', JSON.stringify([now - 2000, now - 1000]));
  return () => sessionStorage.removeItem('crashes');
}

const meta = preview.meta({
  title: 'App/공통/멈춘 화면',
  component: CrashedPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: crashedTwice,
});

/** The third crash is not followed by a reload; who tells the academy can say the number. */
export const Reported = meta.story({
  beforeEach: ({ msw }) => msw.use(filled('reportError', { errorId: 'E-2611-0042' }, sent)),
  play: async ({ canvas }) => {
    await says(canvas, /E-2611-0042/);
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'cannot read properties of undefined', userAgent: navigator.userAgent }),
    );
    await expect(reload).not.toHaveBeenCalled();
    await press(canvas, '새로고침');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
});

/** The server cannot be told either; the page still says what to do. */
export const NotReported = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('reportError')),
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('button', { name: '새로고침' }));
    await expect(canvas.queryByText(/E-2611/)).toBeNull();
  },
});
