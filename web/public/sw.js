// Tells its reader that a table waits for them, and answers from what they took along (`src/local/along.ts`) where there is no network. With
// one, what is shown comes from the server: only files whose names say what is in them are taken from the cache first.
const ALONG = 'tablee-along';
const FOR_EVER = /^(assets|pictures)\/|^offline\/.*-[0-9a-f]{12}\./;
const KEPT = /^(along\.json|offline\/index\.json|api\/(games|house)\b.*|[\w-]+\.(svg|png|webmanifest))$/;
/** A network that keeps a page waiting for longer, as on a train, is none for what was taken along. */
const PATIENCE = 4000;
/** A server's page lies at the root of its host, a site's wherever it was put. */
const ROOT = new URL('./', self.location.href);

async function cachedFirst(request) {
    const cache = await caches.open(ALONG);
    return (await cache.match(request)) ?? fetch(request);
}

/** What stands before a server answers in its place when there is none. */
async function asked(request, cached) {
    try {
        const answer = await fetch(request);
        return answer.status >= 502 && answer.status <= 504 ? cached : answer;
    } catch {
        return cached;
    }
}

async function networkFirst(request, address) {
    const cached = await caches.match(address, { cacheName: ALONG }).catch(() => undefined);
    if (!cached) {
        return fetch(request);
    }
    const patience = new Promise((over) => setTimeout(() => over(cached), PATIENCE));
    return Promise.race([asked(request, cached), patience]);
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !url.href.startsWith(ROOT.href)) {
        return;
    }
    const path = url.pathname.slice(ROOT.pathname.length);
    if (request.mode === 'navigate') {
        if (!path.startsWith('api/')) {
            event.respondWith(networkFirst(request, ROOT.href));
        }
    } else if (FOR_EVER.test(path)) {
        event.respondWith(cachedFirst(request));
    } else if (KEPT.test(path)) {
        event.respondWith(networkFirst(request, request));
    }
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
