/** A rule as of a day. Its owner knows its subject and content. */
export interface DatedVersion {
  id: number;
  /** null: from the beginning. */
  validFrom: string | null;
  withdrawnAt: Date | null;
}

export type VersionState = 'past' | 'holds' | 'coming' | 'withdrawn';

/** The newest day first; of two of one day the one that was entered last. */
export function newestFirst<V extends DatedVersion>(versions: readonly V[]): V[] {
  return [...versions].sort(
    (one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? '') || other.id - one.id,
  );
}

/** The version in effect on a day: the latest that has begun. */
export function versionOn<V extends DatedVersion>(versions: readonly V[], day: string): V | undefined {
  return newestFirst(versions).find(
    ({ withdrawnAt, validFrom }) => withdrawnAt === null && (validFrom === null || validFrom <= day),
  );
}

/** State of each version on a day, the newest first. */
export function statedVersions<V extends DatedVersion>(
  versions: readonly V[],
  today: string,
): (V & { state: VersionState })[] {
  const holding = versionOn(versions, today);
  return newestFirst(versions).map((version) => ({ ...version, state: stateOf(version) }));

  function stateOf(version: V): VersionState {
    if (version.withdrawnAt !== null) return 'withdrawn';
    if (version === holding) return 'holds';
    return hasBegun(version, today) ? 'past' : 'coming';
  }
}

export function hasBegun({ validFrom }: Pick<DatedVersion, 'validFrom'>, today: string): boolean {
  return validFrom === null || validFrom <= today;
}

/** Rises with every entered or withdrawn version; a save names the state that its form showed. */
export function lockKeyOf(versions: readonly DatedVersion[]): number {
  return versions.length + versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
}
