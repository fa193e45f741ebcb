export interface IdentityProvider {
  url: string;
  realm: string;
}

/** The identity provider that the gateway wrote into the page; undefined without one. */
export function readIdentityProvider(): IdentityProvider | undefined {
  const issuer = document.querySelector<HTMLMetaElement>('meta[name="identity-provider"]')?.content ?? '';
  const [, url, realm] = /^(https?:\/\/.+)\/realms\/([^/]+)$/.exec(issuer) ?? [];
  return url !== undefined && realm !== undefined ? { url, realm: decodeURIComponent(realm) } : undefined;
}
