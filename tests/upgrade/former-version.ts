import type { LaterPlace } from './read-shown.ts';

/** A version from which this one is reached. */
export interface FormerVersion {
  readonly commit: string;
  readonly lacks: readonly LaterPlace[];
}

/** The version to upgrade from and the commit to upgrade to, as `npm run upgrade-test` names them. */
export function wantedUpgrade(): { readonly from: FormerVersion; readonly to: string } {
  const text = process.env['UPGRADE'];
  if (text === undefined) throw new Error('UPGRADE names two versions; npm run upgrade-test sets it');
  return JSON.parse(text) as { from: FormerVersion; to: string };
}
