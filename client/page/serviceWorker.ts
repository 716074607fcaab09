/** The one service worker: it shows what is pushed, and the offline page when no page can be loaded. */
export const SERVICE_WORKER = '/push.js';

/** Registers it where the browser has such; not in a development server, whose pages change under it, nor in the mocked app, where another worker is the server. */
export async function registerServiceWorker(): Promise<void> {
  const isServed = import.meta.env.PROD && import.meta.env.MODE !== 'mock';
  if (!isServed || !('serviceWorker' in navigator)) return;
  // Without it there is no offline page, and nothing else is missing.
  await navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined);
}
