/** What of an order people are told by mail, in the order in which it happens. */
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
