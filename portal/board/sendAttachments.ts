import { describe, sendBegun } from '#client/files/upload.ts';
import { uploadBoardFiles } from '#client/generated/rest/board.ts';
import { smallPhoto } from './photos.ts';

/** Sends photographs and files to a post, one after another; answers their ids. */
export async function sendAttachments(postId: string, attachments: readonly File[]): Promise<string[]> {
  const ids = [];
  for (const attachment of attachments) {
    const file = await smallPhoto(attachment);
    const { files } = await uploadBoardFiles({ postId, files: [describe(file)] });
    for (const begun of files) {
      // The server names it, so that nobody is known by it.
      ids.push(await sendBegun(begun, new File([file], begun.fileName, { type: file.type }), {}));
    }
  }
  return ids;
}
