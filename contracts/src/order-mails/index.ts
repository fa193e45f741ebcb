/** Occasions of mails about an order, in chronological order. */
export const orderMailKinds = [
  'placed',
  'proposed',
  'aboutToLapse',
  'lapsed',
  'released',
  'readyToSend',
  'sent',
  'delivered',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];
