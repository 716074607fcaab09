import { describe, sendBegun } from '#client/files/upload.ts';
import { uploadBoardFiles } from '#client/generated/rest/board.ts';

/** Sends files to a post; answers their ids. */
export async function sendFiles(postId: string, files: readonly File[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { files: begun } = await uploadBoardFiles({ postId, files: files.map(describe) });
  const ids = [];
  for (const [at, file] of files.entries()) {
    const upload = begun[at];
    if (upload) ids.push(await sendBegun(upload, new File([file], upload.fileName, { type: file.type }), {}));
  }
  return ids;
}
