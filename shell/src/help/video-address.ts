import { videoIdOf } from '@werkbank/contracts/video';

/** The address of a video in privacy mode, which sets no cookie and does not start by itself. Undefined where it is no such video. */
export function privateVideoAddress(address: string): string | undefined {
  const id = videoIdOf(address);
  return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=0&controls=1`;
}
