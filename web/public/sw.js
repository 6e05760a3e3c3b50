// Tells its reader that a table waits for them. It keeps no pages: what is shown always comes from the server.
self.addEventListener('push', (event) => {
    const notice = event.data ? event.data.json() : {};
    event.waitUntil(
        self.registration.showNotification(notice.title ?? 'Tablée', {
            body: notice.text ?? '',
            icon: '/icon-192.png',
            badge: '/icon-192.png',
            tag: notice.table ?? 'tablee',
            data: { url: notice.table ? `/t/${notice.table}` : '/' },
        }),
    );
});

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(event.notification.data?.url ?? '/', self.location.origin).href;
    event.waitUntil(
        self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
            const open = pages.find((page) => page.url === url);
            return open ? open.focus() : self.clients.openWindow(url);
        }),
    );
});
