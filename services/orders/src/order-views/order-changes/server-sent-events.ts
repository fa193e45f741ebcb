import type { OrderChange, orderMessages } from '@werkbank/contracts/calls';

interface Messages {
  begin: { missed: boolean };
  'order-changed': OrderChange;
}

/** A message as a browser expects it. The next request repeats the id, to whichever replica. */
export function messageOf<N extends keyof typeof orderMessages>(
  name: N,
  id: string,
  data: Messages[N],
): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Says nothing, but that the line still holds. */
export const heartbeat = ':\n\n';
