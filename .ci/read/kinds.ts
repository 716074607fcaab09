import { Problem } from '#api/http/problem.ts';
import { sayAnswers, sayKey, sayLectures, sayRoster, sayWords, sayWork, type Show } from './lists.ts';

/** Reads a file and says in Korean what the product would. */
type Say = (bytes: Uint8Array, show: Show, name: string) => Promise<string[]>;

/** What can be read, each with what it is for. */
export const kinds: Readonly<Record<string, { about: string; say: Say }>> = {
  roster: { about: 'students to register', say: sayRoster },
  lectures: { about: 'lectures and their students', say: sayLectures },
  answers: { about: 'answers of an exam, a column each question', say: sayAnswers },
  key: { about: 'the key of an exam', say: sayKey },
  words: { about: 'words and their meanings', say: sayWords },
  work: { about: 'shifts of assistants', say: sayWork },
  scan: {
    about: 'sheets of answers; of templates of your own by `npm run omr`',
    say: async () => ['`npm run omr -- read`로 읽습니다.'],
  },
  pdf: {
    about: 'PDFs that get a watermark',
    say: async (bytes, _show, name) => [
      await (await import('#api/files/watermark/sayPdf.node.ts')).sayPdf(bytes, name),
    ],
  },
  picture: {
    about: 'pictures, wherever they are sent',
    say: async (bytes, _show, name) => [await (await import('#api/files/sayPicture.node.ts')).sayPicture(bytes, name)],
  },
  film: {
    about: 'films of videos',
    say: async (bytes, _show, name) => [
      await (await import('#api/rest/videos/sayFilm.ts')).sayFilm(new Uint8Array(bytes), name),
    ],
  },
  captions: {
    about: 'captions of videos',
    say: async (bytes, _show, name) => [(await import('#crm/videos/captions/sayCaptions.ts')).sayCaptions(bytes, name)],
  },
};

/** A value by its shape alone: 한가온 is 가가가, 010-1234-5678 is 000-0000-0000. */
export const shapeOf: Show = (value) =>
  value
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/[a-z]/gi, 'a')
    .replaceAll(/\p{Lo}/gu, '가');

/** What the product says about a file; its refusal where it has one. */
export async function sayFile(kind: string, bytes: Uint8Array, name: string, show: Show): Promise<string[]> {
  const reader = kinds[kind];
  if (!reader) throw new Error(`There is no kind ${kind}: ${Object.keys(kinds).join(', ')}.`);
  return reader.say(bytes, show, name).catch((error: unknown) => {
    if (error instanceof Problem || (error instanceof Error && error.name === 'NotAWorkbook')) return [error.message];
    throw error;
  });
}
