import { describe, sendBegun } from '#client/files/upload.ts';
import { uploadBoardFiles } from '#client/generated/rest/board.ts';

/** Where files went, so that they are not sent twice when what follows is refused and tried again. */
const sent = new WeakMap<File, { postId: string; id: string }>();

/** Sends files to a post, each once; answers their ids. */
export async function sendFiles(postId: string, files: readonly File[]): Promise<string[]> {
  const missing = files.filter((file) => sent.get(file)?.postId !== postId);
  if (missing.length > 0) {
    const { files: begun } = await uploadBoardFiles({
      postId,
      files: await Promise.all(missing.map((file) => describe(file))),
    });
    for (const [at, file] of missing.entries()) {
      const upload = begun[at];
      if (!upload) continue;
      const id = await sendBegun(upload, new File([file], upload.fileName, { type: file.type }), {});
      sent.set(file, { postId, id });
    }
  }
  return files.flatMap((file) => sent.get(file)?.id ?? []);
}
