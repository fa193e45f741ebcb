/** A name that SQL takes without quotes: domains such as `price-alerts` have hyphens. */
export const databaseName = (prefix: string, domain: string, suffix: string): string =>
  `${prefix}_${domain.replaceAll('-', '_')}_${suffix}`;
