import { readResumableUploads } from '#client/files/upload/resumableUploads.ts';
import { uploadsUnderWay } from '#client/files/upload/oneTab.ts';
import { fileOfHandle, UnreadableFile } from '#client/files/sameFile.ts';
import { pickFiles, type ChosenFiles } from '#ui-kit/FileDrop/handles.ts';
import { forgetUpload, readRemembered } from './rememberedUploads.ts';
import { changeUpload, goOn, otherFile, queueName, videoUploads, type VideoUpload } from './videoUploads.ts';

/** The kinds of films. */
export const filmEndings = '.mp4,.m4v,.mov,.webm';

const words = {
  oneTap: '새로고침으로 멈췄습니다. 올라간 부분부터 이어집니다.',
  choose: '새로고침으로 멈췄습니다. 같은 파일을 다시 고르면 올라간 부분부터 이어집니다.',
};

/** Lists what a reload cut off: the parts that arrived are on the server, the handles of the files are in this browser. */
export async function restoreUploads(): Promise<void> {
  const [kept, isUnderWay] = await Promise.all([readResumableUploads(queueName), uploadsUnderWay()]);
  const known = new Set(videoUploads.get().map(({ id }) => id));
  const cut: VideoUpload[] = [];
  for (const upload of readRemembered().filter(({ id }) => !known.has(id))) {
    // A duplicated tab remembers what the first one still sends.
    if (isUnderWay(upload.id)) forgetUpload(upload.id);
    else {
      const source = kept.find(({ id }) => id === upload.id)?.source;
      const handle = source && 'getFile' in source ? source : undefined;
      const reason = handle ? words.oneTap : words.choose;
      cut.push({ ...upload, sent: 0, state: 'PAUSED', file: null, handle, reason });
    }
  }
  if (cut.length > 0) videoUploads.set([...videoUploads.get(), ...cut]);
}

/** Goes on with one that a reload cut off: opens its file by the handle, or lets the person choose it. Within the tap. */
export async function resumeUpload(id: string, chooseByInput: () => void, onDone: () => void): Promise<void> {
  const handle = videoUploads.get().find((upload) => upload.id === id)?.handle;
  if (!handle) {
    const picked = pickFiles({ accept: filmEndings });
    if (picked) return resumeWith(id, await picked, onDone);
    return chooseByInput();
  }
  try {
    const file = await fileOfHandle(handle);
    resumeWith(id, { files: [file], handles: new Map([[file, handle]]) }, onDone);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // The next tap lets them choose, unless the file is only forbidden.
    changeUpload(id, { reason: error.message, handle: error.isGone ? undefined : handle });
  }
}

/** Goes on with a chosen file, if its name and size are those of the one that was cut off. */
export function resumeWith(id: string, { files: [file], handles }: ChosenFiles, onDone: () => void): void {
  const upload = videoUploads.get().find((one) => one.id === id);
  if (!upload || !file) return;
  if (file.name === upload.name && file.size === upload.sizeBytes) goOn(id, file, handles.get(file), onDone);
  else changeUpload(id, { reason: otherFile, handle: undefined });
}
