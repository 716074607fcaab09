import { doubtsOf } from './doubts.ts';
import { inputOf, MOST_SYNONYMS, synonymsOf, type WordForm } from './wordForm.ts';

/** How many lines are taken at once. */
export const MOST_LINES = 500;

/** A pasted line. */
export interface Line {
  /** Its place in the text, from 1. */
  at: number;
  term: string;
  meaning: string;
  synonyms: string;
  example: string;
  partOfSpeech: string;
  /** What one should look at again; it is added all the same. */
  doubts: string[];
  /** Why it cannot be added; undefined when it can. */
  problem: string | undefined;
}

/** The lines of a text from a spreadsheet: 단어, 뜻, and if there are more columns other answers and an example. Blank lines are left out. */
export function readLines(text: string): Line[] {
  const seen = new Set<string>();
  return text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((whole, index): Line[] => {
      if (whole.trim() === '') return [];
      const [term = '', meaning = '', synonyms = '', example = '', partOfSpeech = ''] = whole
        .split('\t')
        .map((cell) => cell.trim());
      const key = JSON.stringify([term, meaning]);
      const problem = seen.has(key)
        ? '위에 같은 줄이 있습니다.'
        : problemOf({ term, meaning, synonyms, example, partOfSpeech });
      seen.add(key);
      const doubts = doubtsOf({ term, meaning, example });
      return [{ at: index + 1, term, meaning, synonyms, example, partOfSpeech, doubts, problem }];
    });
}

/** The columns of a line. */
export function wordOf({ term, meaning, synonyms, example, partOfSpeech }: Line) {
  return inputOf({ term, meaning, synonyms, example, partOfSpeech });
}

function problemOf({ term, meaning, synonyms, example, partOfSpeech }: WordForm): string | undefined {
  if (term === '') return '단어가 없습니다.';
  if (meaning === '') return '뜻이 없습니다. 단어와 뜻 사이에 탭을 넣어 주세요.';
  if (term.length > 100) return '단어는 100자까지입니다.';
  if (meaning.length > 200) return '뜻은 200자까지입니다.';
  if (synonymsOf(synonyms).length > MOST_SYNONYMS) return '함께 받는 답은 스무 개까지입니다.';
  if (example.length > 500) return '예문은 500자까지입니다.';
  if (partOfSpeech.length > 20) return '품사는 20자까지입니다.';
  return undefined;
}
