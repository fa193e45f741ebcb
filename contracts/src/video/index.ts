const HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOST = 'youtu.be';
const ID = /^[\w-]{11}$/;
const PATH = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/;

/** The id of a YouTube video in any of the addresses that people copy; undefined where it is no such video. */
export function videoIdOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const id = url?.protocol === 'https:' ? idIn(url) : undefined;
  return id !== undefined && ID.test(id) ? id : undefined;
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === SHORT_HOST) return pathname.slice(1);
  if (!HOSTS.has(hostname)) return undefined;
  if (pathname === '/watch') return searchParams.get('v') ?? undefined;
  return PATH.exec(pathname)?.[1];
}
