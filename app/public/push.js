// The service worker. It shows what the server pushed and opens it when tapped; when no page can be loaded it answers with the offline page.
// It keeps that page and nothing else, so that nothing is ever stale and nothing of a person is kept here.

const kept = 'offline-1';
const offlinePage = '/offline.html';
const parts = [offlinePage, '/offline.js', '/offline.css'];

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function keepOfflinePage() {
  const cache = await caches.open(kept);
  await cache.addAll(parts.map((path) => new Request(path, { cache: 'reload' })));
}

async function takeOver() {
  // Pages are asked for while this worker starts, not after it.
  await Promise.all([forgetOld(), self.registration.navigationPreload?.enable()]);
  await self.clients.claim();
}

async function forgetOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event).catch(() => caches.match(offlinePage)));
  else if (parts.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

const pageOf = async ({ preloadResponse, request }) => (await preloadResponse) ?? fetch(request);

self.addEventListener('push', (event) => {
  const { id, title } = event.data.json();
  // One notification a tag: one that is pushed twice is shown once.
  const shown = { body: '눌러서 확인하세요.', tag: id, icon: '/icon.svg', data: { id }, lang: 'ko' };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPortal(`/portal/notifications/${event.notification.data.id}`));
});

async function openPortal(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith('/portal'));
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path);
}
