import { todayInSeoul } from '#ui-kit';

/** A version is in force, comes later, or was replaced. */
export type VersionState = 'IN_FORCE' | 'TO_COME' | 'REPLACED';

interface Dated {
  id: string;
  publishedFrom: string;
}

/** The version in force: the one of the latest day that has come. */
export function inForce<Version extends Dated>(
  versions: readonly Version[],
  today = todayInSeoul(),
): Version | undefined {
  return versions
    .filter(({ publishedFrom }) => publishedFrom <= today)
    .reduce<Version | undefined>(
      (last, one) => (last && last.publishedFrom > one.publishedFrom ? last : one),
      undefined,
    );
}

/** The state of one of the versions. */
export function stateOf(version: Dated, versions: readonly Dated[], today = todayInSeoul()): VersionState {
  if (version.publishedFrom > today) return 'TO_COME';
  return inForce(versions, today)?.id === version.id ? 'IN_FORCE' : 'REPLACED';
}
