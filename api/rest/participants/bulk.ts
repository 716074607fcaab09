import { invalid } from '../../http/problem.ts';

/** The version each person of a bulk write was read at; 400 when one has none. */
export function versionsOf(
  userIds: readonly string[],
  versions: Readonly<Record<string, number>>,
): Map<string, number> {
  return new Map(
    userIds.map((userId) => {
      const version = versions[userId];
      if (version === undefined)
        throw invalid([{ field: 'versions', message: '모든 학생의 버전을 함께 보내 주세요.' }]);
      return [userId, version];
    }),
  );
}
