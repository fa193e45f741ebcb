import { videoIdOf } from '@werkbank/contracts/video';

/** Address of a video in privacy mode, without cookies and autoplay. Undefined for another address. */
export function privateVideoAddress(address: string): string | undefined {
  const id = videoIdOf(address);
  return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=0&controls=1`;
}
