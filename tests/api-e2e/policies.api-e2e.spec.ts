import { createHash } from 'node:crypto';
import { type OwnGateway, gatewayBeside } from '../instance/own-gateway.ts';
import { runningInstance } from '../instance/running-instance.ts';

const html = { accept: 'text/html' };
const ask = (path: string, address = runningInstance().address) =>
  fetch(`${address}${path}`, { headers: html });

/** The inline script that runs before the first paint; it holds no data of a reader or an article. */
const ownScript = /<script>(const root=document\.documentElement[^<]*)<\/script>/g;
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Everything that a browser may show as a page: our pages, the pages that mails link to, files, and
 * unknown addresses.
 */
const pages = [
  '/',
  '/login',
  '/search?q=bohrer',
  '/management/users',
  '/management/sidebar-panel/1',
  '/orders/sales-orders/1',
  `/passwordReset/${'a'.repeat(43)}`,
  `/confirmCustomerRegistration/${'a'.repeat(43)}`,
  `/confirmEmailChange/${'a'.repeat(43)}`,
  '/no/such/page',
  '/silent-sign-in.html',
  '/api/docs',
];
const otherAnswers = [
  '/api/no-such-call',
  '/api/sales-orders',
  '/api/articles/%',
  '/remotes/catalog/no-such-file.js',
  '/remotes.json',
  '/favicon.svg',
  '/metrics.html/../%00',
];

describe('every page', () => {
  it.each(pages)('has a strict policy: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const rules = new Map(
      policy.split('; ').map((rule): [string, string[]] => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
    );
    expect(rules.get('default-src')).toEqual([`'none'`]);
    const hashes = [...(await answer.text()).matchAll(ownScript)].map(
      ([, script = '']) => `'${hashOf(script)}'`,
    );
    expect(hashes.length).toBeLessThan(2);
    expect(rules.get('script-src')).toEqual([`'self'`, ...hashes]);
    expect(rules.get('base-uri')).toEqual([`'none'`]);
    expect(rules.get('frame-ancestors')).toEqual([`'self'`]);
    expect(policy).not.toMatch(/unsafe-|strict-dynamic|data:[^;]*script|\*/);
    // Only single sign-on and framed help pages are external.
    const keycloak = new URL(runningInstance().parts['keycloak'] ?? '').origin;
    const own = /^('self'|'none'|'(?:nonce|sha256)-[\w+/=]+'|data:|blob:)$/;
    for (const [name, sources] of rules) {
      const outside = sources.filter((source) => !own.test(source) && source !== keycloak);
      expect([name, outside]).toEqual([name, name === 'frame-src' ? ['https:'] : []]);
    }
  });

  it.each(pages)(
    'loads files of our own origin only, and runs at most one inline script of ours: %s',
    async (path) => {
      const page = await (await ask(path)).text();
      // Canonical and alternate links have full addresses, but a browser loads nothing from them.
      const loading = page.replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>/g, '');
      const loaded = [...loading.matchAll(/(?:src|href)=["']?([^"'\s>]+)/g)].map(
        ([, address]) => address ?? '',
      );
      expect(loaded.filter((address) => !/^(?:\/(?!\/)|#)/.test(address))).toEqual([]);
      // Data blocks do not run; the policy names the first script by its hash.
      const data = /<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>/g;
      const rest = page.replaceAll(data, '').replace(ownScript, '');
      expect(rest).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
      expect(page).not.toMatch(/<[^>]*\son\w+=/);
    },
  );

  it('sends no referrer from pages of mailed links', async () => {
    for (const path of pages) {
      const secret = /^\/(passwordReset|confirmCustomerRegistration|confirmEmailChange)/.test(path);
      const policy = (await ask(path)).headers.get('referrer-policy');
      expect([path, policy]).toEqual([path, secret ? 'no-referrer' : 'strict-origin-when-cross-origin']);
    }
  });
});

describe('every answer', () => {
  it.each([...pages, ...otherAnswers])('forbids sniffing and use by other origins: %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(otherAnswers)('is JSON, SVG or a page with the policy: %s', async (path) => {
    const answer = await ask(path);
    const type = answer.headers.get('content-type') ?? '';
    // An unknown file answers with our error page, which has the policy of all pages.
    if (type.startsWith('text/html')) {
      expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    } else expect(type).toMatch(/^(application\/json|image\/svg\+xml)/);
  });
});

describe('reached by https, Werkbank', () => {
  let secure: OwnGateway;
  beforeAll(async () => {
    secure = await gatewayBeside({ PUBLIC_URL: 'https://werkbank.example' });
  }, 30_000);
  afterAll(() => secure?.end());

  it('is reached by https alone from then on', async () => {
    for (const path of ['/', '/api/configuration', '/api/no-such-call']) {
      const header = (await ask(path, secure.address)).headers.get('strict-transport-security');
      expect(header).toMatch(/^max-age=\d{8}/);
      expect((await ask(path)).headers.get('strict-transport-security')).toBeNull();
    }
  });
});
