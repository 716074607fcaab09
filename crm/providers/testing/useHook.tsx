import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { startRealtime } from '#client/live/realtime.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';

interface Mounted<T> {
  /** What the hook returned last. */
  now: () => T;
  unmount: () => void;
}

/** Mounts a hook at an address of the staff area of a signed-in ADMIN, with refine, the app's cache and its live events. */
export async function mountHook<T>(use: () => T, at = '/crm/tags'): Promise<Mounted<T>> {
  const values: T[] = [];
  function Probe() {
    const queryClient = useQueryClient();
    const value = use();
    useEffect(() => void values.push(value));
    useEffect(() => startRealtime(queryClient), [queryClient]);
    return null;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const unmount = (): void => root.unmount();
  onTestFinished(() => {
    unmount();
    host.remove();
  });
  const staffArea = inCrm({ at });
  root.render(
    staffArea(Probe as never, { id: 'hook', parameters: {}, globals: { person: 'story' } } as never) as never,
  );
  await vi.waitFor(() => {
    if (values.length === 0) throw new Error('The hook is not mounted yet.');
  });
  return { now: () => values.at(-1) as T, unmount };
}
