import { useHost } from '@werkbank/kit/host';
import type { AddedLine } from './fitting-lines';

/** Puts lines into the basket. The answer is those that it took. */
export function useAddLines() {
  const { basket } = useHost();
  return <Line extends AddedLine>(lines: readonly Line[]): Line[] =>
    lines.filter(({ article, quantity }) => {
      const { producerId, producerName, dispatchLocation, item } = article;
      if (!dispatchLocation) return false;
      // Older shells return undefined.
      return basket.add({ producerId, producerName, dispatchLocation }, { ...item, quantity }) !== false;
    });
}
