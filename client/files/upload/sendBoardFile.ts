import { uploadBoardFiles } from '../../generated/rest/board.ts';
import { describe, sendBegun } from './upload.ts';

/** Sends a file to a post of the board; answers its id. */
export async function sendBoardFile(postId: string, file: File): Promise<string> {
  const { files } = await uploadBoardFiles({ postId, files: [await describe(file)] });
  const [begun] = files;
  if (!begun) throw new Error('no upload was begun');
  // The server names those of students, so that nobody is known by it.
  return sendBegun(begun, new File([file], begun.fileName, { type: file.type }), {});
}
