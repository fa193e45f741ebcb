import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type AllowedHost, isAllowed, isListed } from './allowed-hosts.js';
import { MediaDelayed, MediaRefused } from './media-refused.js';
import { isLoopback, isPublicAddress } from './public-address.js';

/** Answers all addresses of a host name. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

export interface PinnedAddress {
  url: URL;
  /** The connection goes to this address, however the name resolves then. */
  address: string;
  family: 4 | 6;
}

export interface PolicyOptions {
  hosts: readonly AllowedHost[];
  resolve?: ResolveHost;
  /** For tests only. */
  allowLoopback?: boolean;
}

/** Decides which addresses are fetched, and to which network address a connection goes. */
export class AddressPolicy {
  private readonly resolve: ResolveHost;

  constructor(private readonly options: PolicyOptions) {
    this.resolve = options.resolve ?? resolveByDns;
  }

  /** Throws `MediaRefused`. Every redirect is checked by another call. */
  async check(text: string, base?: URL): Promise<PinnedAddress> {
    const url = this.checkUrl(text, base);
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(hostname) ? [hostname] : await this.resolve(hostname.replace(/\.$/, ''));
    const [address] = addresses;
    if (address === undefined) throw new MediaDelayed('Unreachable', 'the name has no address');
    // One private address among public ones is an attack, or a mistake of the host's owner.
    for (const each of addresses) {
      if (!this.mayConnect(each)) throw new MediaRefused('NetworkNotAllowed', url.hostname);
    }
    return { url, address, family: isIP(address) === 6 ? 6 : 4 };
  }

  private checkUrl(text: string, base?: URL): URL {
    if (text.length > 2000 || !URL.canParse(text, base?.href)) throw new MediaRefused('AddressNotValid');
    const url = new URL(text, base?.href);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new MediaRefused('ProtocolNotAllowed', url.protocol);
    }
    if (url.username !== '' || url.password !== '') throw new MediaRefused('CredentialsInAddress');
    const { hosts } = this.options;
    if (!isListed(hosts, url)) throw new MediaRefused('HostNotAllowed', url.hostname);
    if (!isAllowed(hosts, url)) {
      const listed = hosts.some(({ protocol }) => protocol === url.protocol);
      const reason = listed || url.protocol === 'https:' ? 'PortNotAllowed' : 'ProtocolNotAllowed';
      throw new MediaRefused(reason, url.origin);
    }
    return url;
  }

  private mayConnect(address: string): boolean {
    return isPublicAddress(address) || (this.options.allowLoopback === true && isLoopback(address));
  }
}

/** Asks name servers alone: no file of hosts, no search domain, IPv4 first. */
async function resolveByDns(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
