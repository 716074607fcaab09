import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import { askWorker, type WorkerDoor } from './living/askWorker.ts';
import { showBadge } from './living/badge.ts';
import { noticesChannel, type Notice } from './living/messages.ts';

/**
 * Puts the real api behind this page: it runs in a worker that all tabs share, on PGlite, from the demo world; MSW hands
 * it every call. `?reset` in the address begins with fresh data. Resolves when calls are caught.
 */
export async function startLiving(): Promise<void> {
  const door = openWorker();
  new BroadcastChannel(noticesChannel).onmessage = ({ data }: MessageEvent<Notice>) => hear(data);
  const passOn = ({ request }: { request: Request }) => askWorker(door, request);
  // Its code is loaded anew with the page's; otherwise it would outlive the change.
  import.meta.hot?.on(
    'vite:beforeFullReload',
    () => void askWorker(door, new Request('/mock/worker', { method: 'DELETE' })),
  );
  const worker = setupWorker(
    http.all('/api/*', passOn),
    http.all('/mock/*', passOn),
    http.get('/version.json', passOn),
  );
  const isStray = await isOutsideOfWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  // MSW is loading the page anew: what it asked now would go to a server that is not there.
  if (isStray) await new Promise(() => undefined);
  if (new URLSearchParams(location.search).has('reset')) await startAnew();
  showBadge(startAnew);
}

/** A service worker is there but does not hold this page: its last page left while this one came. */
async function isOutsideOfWorker(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  return controller === null && (await navigator.serviceWorker.getRegistrations()).length > 0;
}

function hear(notice: Notice): void {
  // A page without the worker is of no use.
  if (notice.kind === 'stopped') location.reload();
  // eslint-disable-next-line no-console -- a shared worker's own console is out of sight
  else console.error(notice.text);
}

/** Deletes what was done, signs everybody out and shows the landing page. */
async function startAnew(): Promise<void> {
  await fetch('/mock/data', { method: 'DELETE' });
  localStorage.clear();
  location.assign('/');
}

function openWorker(): WorkerDoor {
  if (!('SharedWorker' in globalThis)) {
    return new Worker(new URL('./living/worker.ts', import.meta.url), { type: 'module' });
  }
  // Where browsers know it, the worker outlives its last page for a moment: a reload finds the database open.
  const { port } = new SharedWorker(new URL('./living/worker.ts', import.meta.url), {
    type: 'module',
    extendedLifetime: true,
  } as WorkerOptions);
  port.start();
  return port;
}
