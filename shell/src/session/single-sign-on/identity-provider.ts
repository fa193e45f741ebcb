export interface IdentityProvider {
  url: string;
  realm: string;
}

/** Where single sign-on is done, as whoever serves the page wrote it into it. Undefined where nobody did. */
export function readIdentityProvider(): IdentityProvider | undefined {
  const issuer = document.querySelector<HTMLMetaElement>('meta[name="identity-provider"]')?.content ?? '';
  const [, url, realm] = /^(https?:\/\/.+)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  return url !== undefined && realm !== undefined ? { url, realm: decodeURIComponent(realm) } : undefined;
}
