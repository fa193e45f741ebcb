import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Files = Readonly<Record<string, string>>;

export const hashOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A team's address as a file server: its files, and the requests to it. */
export class TeamAddress {
  readonly files = new Map<string, string>();
  readonly asked: string[] = [];
  address = '';
  /** Receives requests and answers none. */
  silent = false;
  private readonly server = createServer((request, response) => {
    const path = (request.url ?? '').slice('/team/'.length);
    this.asked.push(path);
    if (this.silent) return;
    const content = this.files.get(path);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/team`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Puts a release there and answers what the manifest has to say of it. */
  publish(version: string, files: Files, listed: Readonly<Record<string, string>> = {}) {
    for (const [path, content] of Object.entries(files)) this.files.set(`${version}/${path}`, content);
    const hashes = Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, hashOf(content)]),
    );
    const list = JSON.stringify({ files: { ...hashes, ...listed } });
    this.files.set(`${version}/release.json`, list);
    return { version, integrity: hashOf(list) };
  }

  /** The manifest, the newest release first. */
  release(...releases: readonly { version: string; integrity: string; share: number }[]): void {
    this.files.set('manifest.json', JSON.stringify({ releases }));
  }
}

/** A minimal remote that contains its version. */
export const remoteOf = (version: string, name = 'catalog'): Files => ({
  'remote.json': JSON.stringify({
    name,
    routes: [{ path: `/${version}`, page: 'start', access: ['visitor'] }],
    menu: [],
    slots: [],
  }),
  'remoteEntry.js': `entry("${version}")`,
  [`js/start.${version}.js`]: `start("${version}")`,
  'css/start.css': '.start{}',
  'assets/drawing.svg': '<svg/>',
});
