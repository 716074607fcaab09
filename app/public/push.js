// The service worker of Web Push. It shows what the server pushed and opens it when tapped; it answers no requests, so that nothing is ever stale.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
