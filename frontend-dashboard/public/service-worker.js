/**
 * The dashboard's service worker: shows push notifications. It handles no requests and keeps no
 * copies, so that a new release of the dashboard needs nothing of it.
 */

self.addEventListener('push', (event) => {
  const { title, ...options } = event.data.json();
  const { url, ...shown } = options;
  event.waitUntil(
    self.registration.showNotification(title, {
      ...shown,
      icon: '/apple-touch-icon.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Focuses a window that shows the page already; a form in another window is left alone. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((each) => new URL(each.url).pathname === url);
  return shown ? shown.focus() : self.clients.openWindow(url);
}
