// Without imports: the launcher reads this file before anything is compiled.

/** The domains. Each has a service, a database, a stream and a user at NATS of its name. */
export const domains = ['catalog', 'checkout', 'orders', 'admin'] as const;
export type Domain = (typeof domains)[number];

type EnvironmentName<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Uppercase<First>}_${EnvironmentName<Rest>}`
  : Uppercase<Name>;
/** The variable with the address of a service, such as `CATALOG_URL`. */
export type AddressVariable<Of extends Domain = Domain> = `${EnvironmentName<Of>}_URL`;

export const addressVariable = (domain: Domain): AddressVariable =>
  `${domain.toUpperCase().replaceAll('-', '_')}_URL` as AddressVariable;

/** A value for each domain. */
export const forEachDomain = <Value>(valueOf: (domain: Domain) => Value): Record<Domain, Value> =>
  Object.fromEntries(domains.map((domain) => [domain, valueOf(domain)])) as Record<Domain, Value>;
