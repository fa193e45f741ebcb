const WATCH_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
const ID = /^[\w-]{6,20}$/;

/** The address of a video in privacy mode, which sets no cookie and does not start by itself. Undefined where it is no such video. */
export function privateVideoAddress(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.protocol !== 'https:' || !WATCH_HOSTS.has(url.hostname)) return undefined;
  const steps = url.pathname.split('/').filter((step) => step !== '');
  const id = url.searchParams.get('v') ?? steps.at(-1) ?? '';
  return ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=0&controls=1` : undefined;
}
