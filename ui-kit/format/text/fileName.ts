/** What no file name may have on some system, and what turns `pdf.exe` into `exe.fdp`. */
const refused = /[\p{Cc}/\\:*?"<>|\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** The name of a file that is made of words, such as those of a week: `중2 영어 14주차 1-2 성적표.xlsx` of `14주차 1/2`. */
export function fileName(words: string): string {
  return words.normalize('NFC').replaceAll(refused, '-').trim() || '파일';
}

/**
 * A name in its stored form: NFC, which macOS does not send, and without invisible marks, which messengers and web pages leave in names; some of them
 * would make `pdf.exe` look like `exe.fdp`.
 */
export const storedName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .trim();
