import type { WordMap } from '#client/generated/rest/wordDecks.ts';

/** What a student knows of a word. */
export type Mark = 'N' | 'L' | 'K' | 'F';

/** The marks from nothing to known, each with its sign and its word. */
export const marks: Readonly<Record<Mark, { sign: string; label: string }>> = {
  N: { sign: '·', label: '새 단어' },
  L: { sign: '△', label: '익히는 중' },
  K: { sign: '○', label: '앎' },
  F: { sign: '×', label: '잊음' },
};

/** The mark of a student and a word; a word that was added meanwhile is new. */
export const markAt = ({ marks: all }: WordMap['students'][number], word: number): Mark =>
  (all[word] as Mark | undefined) ?? 'N';

/** How often a student forgot a word; nine may be more. */
export const lapsesAt = ({ lapses }: WordMap['students'][number], word: number): number => Number(lapses[word] ?? 0);

/** What a cell is called: `abandon, 김민수: 앎, 2번 잊음`. */
export function cellName(map: WordMap, word: number, student: number): string {
  const [listed, learner] = [map.words[word]!, map.students[student]!];
  const lapses = lapsesAt(learner, word);
  const words = `${listed.term}, ${learner.name}: ${marks[markAt(learner, word)].label}`;
  return lapses > 0 ? `${words}, ${lapses}번 잊음` : words;
}

/** The words that were forgotten most, first the hardest. */
export function hardest({ words, students }: WordMap, most: number) {
  return words
    .map((word, at) => ({
      ...word,
      lapses: students.reduce((sum, student) => sum + lapsesAt(student, at), 0),
      forgotten: students.filter((student) => markAt(student, at) === 'F').length,
    }))
    .filter(({ lapses, forgotten }) => lapses + forgotten > 0)
    .sort((one, other) => other.lapses - one.lapses || other.forgotten - one.forgotten)
    .slice(0, most);
}

/** The students who have answered to no word yet. */
export const notBegun = ({ students, words }: WordMap): WordMap['students'] =>
  words.length === 0 ? [] : students.filter(({ marks: all }) => /^N*$/.test(all));
