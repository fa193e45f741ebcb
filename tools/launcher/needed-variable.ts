import { StartRefused } from './processes/start-refused.ts';

/** A variable without which a command cannot work. */
export function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new StartRefused(`${name} is missing.`);
  return value;
}
