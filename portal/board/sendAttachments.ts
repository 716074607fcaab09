import { describe, sendBegun } from '#client/files/upload.ts';
import { uploadBoardFiles } from '#client/generated/rest/board.ts';
import { smallPhoto } from './photos.ts';

/** Where attachments went, so that they are not sent twice when what follows is refused and tried again. */
const sent = new WeakMap<File, { postId: string; id: string }>();

/** Sends photographs and files to a post, one after another and each once; answers their ids. */
export async function sendAttachments(postId: string, attachments: readonly File[]): Promise<string[]> {
  for (const attachment of attachments) {
    if (sent.get(attachment)?.postId === postId) continue;
    const file = await smallPhoto(attachment);
    const { files } = await uploadBoardFiles({ postId, files: [await describe(file)] });
    for (const begun of files) {
      // The server names it, so that nobody is known by it.
      const id = await sendBegun(begun, new File([file], begun.fileName, { type: file.type }), {});
      sent.set(attachment, { postId, id });
    }
  }
  return attachments.flatMap((attachment) => sent.get(attachment)?.id ?? []);
}
