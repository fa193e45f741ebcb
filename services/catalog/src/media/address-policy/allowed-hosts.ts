/** An entry of `MEDIA_HOSTS`: `host`, `*.host`, `http://host`, `host:8443`. */
export interface AllowedHost {
  protocol: 'http:' | 'https:';
  host: string;
  /** Also its subdomains, and only those. */
  below: boolean;
  port: string;
}

const entry = /^(?:(https?):\/\/)?(\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::(\d{1,5}))?$/;

const defaultPorts = { http: '80', https: '443' } as const;

/** Throws for an entry that is none. */
export function readAllowedHosts(text: string): AllowedHost[] {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
    .map((part) => {
      const found = entry.exec(part);
      if (!found) throw new Error(`${JSON.stringify(part)} is no host`);
      const [, scheme = 'https', wildcard, host = '', port] = found;
      const name = scheme === 'http' ? 'http' : 'https';
      return {
        protocol: `${name}:`,
        host,
        below: wildcard !== undefined,
        port: port ?? defaultPorts[name],
      };
    });
}

/** True if the host is on the list, with any protocol and port. */
export const isListed = (hosts: readonly AllowedHost[], { hostname }: URL): boolean =>
  hosts.some((allowed) => matches(allowed, hostname));

/** True if the list has this protocol and port for the host. */
export function isAllowed(hosts: readonly AllowedHost[], { protocol, hostname, port }: URL): boolean {
  const wanted = port || (protocol === 'http:' ? '80' : '443');
  return hosts.some(
    (allowed) => allowed.protocol === protocol && allowed.port === wanted && matches(allowed, hostname),
  );
}

function matches({ host, below }: AllowedHost, hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return below ? name.endsWith(`.${host}`) : name === host;
}
