/** The four domains; each has a service, a database and a role of that name. */
export const domains = ['catalog', 'checkout', 'orders', 'admin'] as const;

export type Domain = (typeof domains)[number];
