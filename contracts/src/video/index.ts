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

/** Id of a YouTube video in any of the addresses that people copy; undefined for other addresses. */
export function videoIdOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const id = url?.protocol === 'https:' ? idIn(url) : undefined;
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** The target of a help item. */
interface Help {
  type: string;
  url: string | null;
}

/** True for help of the type video without an address of a video. The saved value, `kept`, is not checked again. */
export function isNoVideo({ type, url }: Help, kept?: Help): boolean {
  if (type === kept?.type && url === kept.url) return false;
  return type === 'youtube' && url !== null && url !== '' && videoIdOf(url) === undefined;
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === SHORT_HOST) return pathname.slice(1);
  if (!HOSTS.has(hostname)) return undefined;
  if (pathname === '/watch') return searchParams.get('v') ?? undefined;
  return PATH.exec(pathname)?.[1];
}
