import { StartRefused } from '../launcher/processes/start-refused.ts';

/** The forms in which a name is used. */
export interface Names {
  /** `price-alerts`: folder, package, database. */
  readonly kebab: string;
  /** `PriceAlerts`: classes. */
  readonly pascal: string;
}

/** Reads the name of a new workspace. */
export function namesOf(given: string | undefined): Names {
  if (given === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) {
    throw new StartRefused('Usage: npm run new -- service|remote <name in kebab-case>');
  }
  const pascal = given.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return { kebab: given, pascal };
}
