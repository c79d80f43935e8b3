// Shows what the server pushes, also while the page is closed, and opens the table that it is about.

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon.svg', tag: url, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((window) => new URL(window.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
