/** What two spellings of a lecture's name have in common: 미적분A is 미적분 A, and 수학I 기초 is 수학Ⅰ 기초. */
export const lectureKey = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** The lecture of a name among these: of the same spelling first, else the only one that is alike. */
export function lectureFinder<Lecture extends { name: string }>(
  lectures: readonly Lecture[],
): (name: string) => Lecture | undefined {
  const byKey = Map.groupBy(lectures, ({ name }) => lectureKey(name));
  return (name) => {
    const alike = byKey.get(lectureKey(name)) ?? [];
    return alike.find((lecture) => lecture.name === name) ?? (alike.length === 1 ? alike[0] : undefined);
  };
}
