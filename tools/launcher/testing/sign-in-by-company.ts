import { createHash, randomBytes } from 'node:crypto';

export interface SignInRequest {
  readonly realmUrl: string;
  readonly alias: string;
  readonly publicUrl: string;
  readonly username: string;
  readonly password: string;
  readonly language?: 'de' | 'en';
}

/** A token after a successful sign-in, else the text of Keycloak's error page. */
export interface SignInResult {
  readonly accessToken?: string;
  readonly page: string;
  /** Text of a confirmation page on the way. */
  readonly confirmed?: string;
}

/** Signs in at a company's login page and returns to Werkbank, by plain requests instead of a browser. */
export async function signInByCompany(request: SignInRequest): Promise<SignInResult> {
  const { realmUrl, alias, publicUrl, language = 'de' } = request;
  const browser = new Browserless();
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${publicUrl}/login?sso=back`;
  const query = new URLSearchParams({
    client_id: 'werkbank-web',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirect,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    kc_idp_hint: alias,
    ui_locales: language,
  });
  const login = await browser.open(`${realmUrl}/protocol/openid-connect/auth?${query.toString()}`, publicUrl);
  const form = /<form[^>]*id="kc-form-login"[^>]*action="([^"]+)"/.exec(login.page)?.[1];
  if (form === undefined) throw new Error(`No login page, but: ${textOf(login.page)}`);
  const credentials = new URLSearchParams({ username: request.username, password: request.password });
  let end = await browser.open(form.replaceAll('&amp;', '&'), publicUrl, credentials);
  const confirmation = /<form[^>]*action="([^"]+)"[\s\S]*value="confirmOverride"/.exec(end.page)?.[1];
  const confirmed = confirmation === undefined ? {} : { confirmed: textOf(end.page) };
  if (confirmation !== undefined) {
    const yes = new URLSearchParams({ submitAction: 'confirmOverride' });
    end = await browser.open(confirmation.replaceAll('&amp;', '&'), publicUrl, yes);
  }
  if (!end.address.startsWith(publicUrl)) return { page: textOf(end.page) };
  const answer = await fetch(`${realmUrl}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'werkbank-web',
      code: new URL(end.address).searchParams.get('code') ?? '',
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  });
  const { access_token: accessToken } = (await answer.json()) as { access_token: string };
  return { accessToken, page: '', ...confirmed };
}

/** Follows redirects with cookies by path, because all realms share one host. */
class Browserless {
  private readonly cookies = new Map<string, { path: string; pair: string }>();

  /** Stops before an address that begins with `until`. */
  async open(
    address: string,
    until: string,
    form?: URLSearchParams,
  ): Promise<{ address: string; page: string }> {
    const { pathname } = new URL(address);
    const cookie = [...this.cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ pair }) => pair)
      .join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const location = answer.headers.get('location');
    if (location === null) return { address, page: await answer.text() };
    const next = new URL(location, address).href;
    return next.startsWith(until) ? { address: next, page: '' } : this.open(next, until);
  }

  private keep(line: string): void {
    const pair = line.split(';')[0] ?? '';
    const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
    this.cookies.set(`${path} ${pair.split('=')[0]}`, { path, pair });
  }
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
