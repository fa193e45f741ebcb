import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePublicPage } from '@werkbank/contracts/fixtures';
import { type GatewayForTests, gatewayBefore } from '../../testing/gateway-for-tests.js';

const hostile = '</script><script>alert(1)</script> __CSP_NONCE__ $& "q"';
const asked: string[] = [];
/** The catalogue's answer to the next page request. */
let answer: RequestListener;
let gateway: GatewayForTests;

const saying =
  (page: object): RequestListener =>
  (_request, response) => {
    response.setHeader('etag', `W/"${asked.length}"`);
    response.setHeader('x-werkbank-shared-with', 'visitors');
    response.setHeader('surrogate-control', 'max-age=1');
    response.end(JSON.stringify(page));
  };
const refusing =
  (status: number): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"ARTICLE_NOT_FOUND"}');
  };

const remembered = 'document.documentElement.dataset.theme = "dark";';

const manifest = {
  name: 'catalog',
  routes: [
    { path: '/', page: 'home', access: ['visitor'], publicPage: 'getCatalogPage' },
    { path: '/article/:articleId', page: 'article', access: ['visitor'], publicPage: 'getCatalogPage' },
    { path: '/comparison', page: 'comparison', access: ['visitor'] },
    // A faulty manifest that requests a call which visitors may not make.
    { path: '/orders', page: 'orders', access: ['visitor'], publicPage: 'listSalesOrders' },
  ],
  publicAddresses: 'listCatalogAddresses',
  menu: [],
  slots: [],
  files: {
    start: ['js/start.12345678.js'],
    pages: { article: ['js/article.12345678.js', 'css/article.12345678.css'], home: ['js/home.12345678.js'] },
    texts: { de: ['js/de.12345678.js'], en: ['js/en.12345678.js'] },
  },
};

beforeAll(async () => {
  gateway = await gatewayBefore(
    (request: IncomingMessage, response) => {
      asked.push(request.url ?? '');
      answer(request, response as never);
    },
    // Long enough for a busy machine; only one test waits for it.
    { PUBLIC_PAGE_WITHIN_MS: '2000', PUBLIC_URL: 'https://werkbank.example' },
  );
  await setUpFront(gateway);
});

async function setUpFront({ front }: GatewayForTests): Promise<void> {
  const remote = join(front, 'mfe-catalog/dist');
  await mkdir(remote, { recursive: true });
  await writeFile(join(remote, 'remote.json'), JSON.stringify(manifest));
  await writeFile(
    join(front, 'shell/dist/index.html'),
    '<!doctype html><html lang="de"><head><meta name="csp-nonce" content="__CSP_NONCE__"><script src="/remembered.js"></script><title>Werkbank</title><link rel="preload" as="script" href="/js/bootstrap.js"></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(front, 'shell/dist/remembered.js'), remembered);
  const frame = `<form class="a" action="/search"><input name="q" value="__SEARCH__"></form><a href="/imprint.pdf"></a><template data-place="left"></template><main><template data-place="main"></template></main>`;
  const frames = { styles: 'main{color:red}', frames: { 'de-CH-CHF': frame } };
  await writeFile(join(front, 'shell/dist/frames.json'), JSON.stringify(frames));
  await mkdir(join(remote, 'css'), { recursive: true });
  await writeFile(join(remote, 'css/article.12345678.css'), '.drill{background:url(../assets/a.svg)}');
}
beforeEach(() => {
  asked.length = 0;
  answer = saying({ ...articlePublicPage, title: 'Bohrer' });
});
afterAll(() => gateway.stop());

let count = 0;
/** A new page each time, so no test is answered from another test's cache entry. */
const article = () => `/article/a${(count += 1)}`;

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(gateway.address + path, { headers: { accept: 'text/html', ...headers } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const cookie = (user: unknown, preferences = { language: 'en', country: 'CH', currency: 'CHF' }) => ({
  cookie: `werkbank-state=${encodeURIComponent(JSON.stringify({ version: 4, shared: { user, preferences } }))}`,
});
const nonceIn = (html: string): string => /csp-nonce" content="([^"]+)"/.exec(html)?.[1] ?? '';
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const queryOf = (url = '') => Object.fromEntries(new URL(url, 'http://x').searchParams);

describe('a page with public content of its domain', () => {
  it('has title, description, addresses in both languages, data and preloaded files', async () => {
    const path = article();
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('<title>Bohrer – Werkbank</title>');
    expect(html).toContain('<html lang="de">');
    const address = `https://werkbank.example/article/${articlePublicPage.address.split('/').at(-1)}`;
    expect(html).toContain(`<link rel="canonical" href="${address}?lng=de" data-first-page>`);
    expect(html).toContain(`hreflang="en" href="${address}?lng=en"`);
    expect(html).toContain(`hreflang="x-default" href="${address}"`);
    expect(html).toContain('<meta name="description"');
    expect(html).toContain('<script type="application/ld+json" data-first-page>{"@context"');
    expect(html).toContain('<script type="application/json" id="first-data">{"language":"de"');
    const files = [...html.matchAll(/rel="preload" as="(?:script|style)" href="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    const ofRemote = [
      'remoteEntry.js',
      'js/start.12345678.js',
      'js/article.12345678.js',
      'css/article.12345678.css',
      'js/de.12345678.js',
    ];
    expect(files).toEqual(['/js/bootstrap.js', ...ofRemote.map((file) => `/remotes/catalog/${file}`)]);
    expect(queryOf(asked[0])).toEqual({ address: path, lng: 'de' });
  });

  it("is for the visitor's language, country and currency; the address has the last word", async () => {
    const path = article();
    await open(`${path}?lng=de`, cookie(null));
    expect(queryOf(asked[0])).toEqual({
      address: `${path}?lng=de`,
      lng: 'de',
      country: 'CH',
      currency: 'CHF',
    });
    answer = saying({ ...articlePublicPage, language: 'en' });
    const { html } = await open(article(), cookie(null));
    expect(queryOf(asked[1])['lng']).toBe('en');
    expect(html).toContain('<html lang="en">');
  });

  it('escapes article texts in scripts, nonces and markup', async () => {
    answer = saying({
      ...articlePublicPage,
      title: hostile,
      description: hostile,
      structuredData: [{ name: hostile }],
      firstAnswers: [{ call: 'getArticle', request: {}, answer: { articleText: hostile } }],
    });
    const { html, headers } = await open(article());
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(html.split(nonce)).toHaveLength(2);
    const [, data = ''] = /id="first-data">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ firstAnswers: [{ answer: { articleText: hostile } }] });
    expect(html).toContain(
      '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; __CSP_NONCE__ $&amp; &quot;q&quot; – Werkbank</title>',
    );
  });

  it('causes one call for all visitors within a second, each with a nonce of their own', async () => {
    const path = article();
    const [one, other] = [await open(path), await open(path)];
    expect(asked).toHaveLength(1);
    expect(one.headers.get('content-security-policy')).not.toBe(other.headers.get('content-security-policy'));
  });

  it('is visible before its scripts are fetched: frame, drawn content and all styles', async () => {
    const drawn = {
      main: '<a href="/category/a?q=1">$&</a>',
      left: '<nav>Bohren</nav>',
      styles: '.a{b:c}</style>',
    };
    answer = saying({ ...articlePublicPage, drawn });
    const { html, headers } = await open(`${article()}?q=%22%3Ea`);
    const [, body = ''] = html.split('<body>');
    expect(body).toContain(
      '<div id="root"></div><div id="drawn"><form class="a" action="/search"><input name="q" value="&quot;&gt;a">',
    );
    expect(body).toContain('<nav>Bohren</nav><main><a href="/category/a?q=1">$&</a></main></div>');
    expect(body.indexOf('bootstrap.js')).toBeGreaterThan(body.indexOf('id="first-data"'));
    const [, styles = ''] = /<style data-drawn>(.*?)<\/style>/.exec(html) ?? [];
    expect(styles).toBe(
      String.raw`main{color:red}.drill{background:url(/remotes/catalog/assets/a.svg)}.a{b:c}<\/style>`,
    );
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceIn(html)}' '${hashOf(styles)}'`);
    expect(policy).toContain(`script-src 'self' '${hashOf(remembered)}'`);
  });

  it('keeps the language of its address in links and searches, and leaves files alone', async () => {
    const drawn = { main: '<a href="/category/a?q=1"></a><a href="/"></a>', left: '', styles: '' };
    answer = saying({ ...articlePublicPage, drawn });
    const { html } = await open(`${article()}?lng=de`);
    expect(html).toContain('<a href="/category/a?q=1&amp;lng=de"></a><a href="/?lng=de"></a>');
    expect(html).toContain('<form class="a" action="/search"><input type="hidden" name="lng" value="de">');
    expect(html).toContain('<a href="/imprint.pdf">');
  });

  it('is drawn by its scripts if the domain drew nothing, or no frame exists for its country', async () => {
    for (const other of [{ drawn: null }, { country: 'FR' }]) {
      answer = saying({ ...articlePublicPage, ...other });
      const { html } = await open(article());
      expect(html).toContain('id="first-data"');
      expect(html).not.toContain('id="drawn"');
      expect(html).not.toContain('<style');
    }
  });

  it('is the same with and without gzip', async () => {
    const path = article();
    const [packed, plain] = [await open(path), await open(path, { 'accept-encoding': 'identity' })];
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
      'gzip',
      null,
    ]);
    expect(packed.html.replace(nonceIn(packed.html), '')).toBe(plain.html.replace(nonceIn(plain.html), ''));
  });

  it('is 404 if the domain does not know the page', async () => {
    answer = refusing(404);
    const { status, html } = await open(article());
    expect([status, html.includes('<div id="root">')]).toEqual([404, true]);
  });
});

describe('the page goes out without public content', () => {
  const plain = ({ status, html }: { status: number; html: string }) => {
    expect(status).toBe(200);
    expect(html).toContain('<title>Werkbank</title>');
    expect(html).not.toContain('first-data');
  };

  it('to a signed-in user, who has prices of their own', async () => {
    plain(await open(article(), cookie({ id: 7 })));
    expect(asked).toEqual([]);
  });

  it('if the domain has no content, fails, or sends an invalid answer', async () => {
    plain(await open('/comparison'));
    plain(await open('/orders'));
    expect(asked).toEqual([]);
    for (const broken of [refusing(500), refusing(422), saying({ title: 'x' })]) {
      answer = broken;
      plain(await open(article()));
    }
    answer = (_request, response) => void response.end('{');
    plain(await open(article()));
    answer = (request) => void request.destroy();
    plain(await open(article()));
  });

  it('to an address that opens very many, without a call to the domain', async () => {
    const busy = await gatewayBefore(
      (request, response) => {
        asked.push(request.url ?? '');
        answer(request, response as never);
      },
      { CALLS_PER_MINUTE: '2', PUBLIC_PAGE_WITHIN_MS: '2000' },
    );
    await setUpFront(busy);
    const pages = [];
    for (const path of [article(), article(), article()])
      pages.push(await (await fetch(busy.address + path, { headers: { accept: 'text/html' } })).text());
    await busy.stop();
    expect(pages.map((html) => html.includes('first-data'))).toEqual([true, true, false]);
    expect(asked).toHaveLength(2);
  });

  it("if the domain's answer is late", async () => {
    let answerNow = () => {};
    answer = (request, response) => {
      answerNow = () => saying(articlePublicPage)(request, response);
    };
    const path = article();
    plain(await open(path));
    answerNow();
    answer = saying({ ...articlePublicPage, title: 'Bohrer' });
    expect((await open(path)).html).toContain('<title>Bohrer – Werkbank</title>');
  });
});

describe('addresses for search engines', () => {
  it('are listed in both languages, and robots.txt names the list', async () => {
    answer = saying({ parts: 2, addresses: ['/', '/article/a&b'] });
    expect((await open('/robots.txt')).html).toContain('Sitemap: https://werkbank.example/sitemap.xml');
    const index = await open('/sitemap.xml');
    expect(index.html).toContain('<loc>https://werkbank.example/sitemap/catalog/2.xml</loc>');
    expect(index.headers.get('content-type')).toContain('xml');
    const { html } = await open('/sitemap/catalog/1.xml');
    expect(html.match(/<url>/g)).toHaveLength(4);
    expect(html).toContain('<loc>https://werkbank.example/article/a&amp;b?lng=en</loc>');
    expect(html).toContain('hreflang="de" href="https://werkbank.example/article/a&amp;b?lng=de"');
  });

  it('refuses unknown parts of the list', async () => {
    answer = refusing(404);
    expect((await open('/sitemap/catalog/9.xml')).status).toBe(404);
    expect((await open('/sitemap/nobody/1.xml')).status).toBe(404);
  });
});
