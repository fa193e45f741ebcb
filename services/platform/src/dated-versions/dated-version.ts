/** A rule as of a day. What it is about and what it says, its owner knows. */
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

/** The version that counts on a day: the latest one that has begun by then. */
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

/** Rises with every version that is entered or withdrawn: who saves says which of these states was seen. */
export function lockKeyOf(versions: readonly DatedVersion[]): number {
  return versions.length + versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
}
