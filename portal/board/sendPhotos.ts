import { describe, sendBegun } from '#client/files/upload.ts';
import { uploadBoardFiles } from '#client/generated/rest/board.ts';
import { smallPhoto } from './photos.ts';

/** Sends photographs to a post, one after another; answers their ids. */
export async function sendPhotos(postId: string, photographs: readonly File[]): Promise<string[]> {
  const ids = [];
  for (const photograph of photographs) {
    const picture = await smallPhoto(photograph);
    const { files } = await uploadBoardFiles({ postId, files: [describe(picture)] });
    for (const begun of files) {
      // The server names it, so that nobody is known by it.
      ids.push(await sendBegun(begun, new File([picture], begun.fileName, { type: picture.type }), {}));
    }
  }
  return ids;
}
