import { isTransient } from '#client/errors.ts';
import { uploadUnowned } from '#client/files/upload.ts';
import { createVideo } from '#client/generated/rest/videos.ts';
import { problemText } from '#client/problemText.ts';
import { createStore } from '#client/store.ts';
import type { ListedUpload } from '#ui-kit';
import type { Place } from '../types.ts';
import { forgetUpload, rememberUpload } from './rememberedUploads.ts';

/** A film on its way to a week, wherever one goes meanwhile. */
export interface VideoUpload extends ListedUpload {
  place: Place;
  /** Null after a reload: the browser gave up the file, and it must be chosen again. */
  file: File | null;
}

/** All films on their way in this tab. */
export const videoUploads = createStore<readonly VideoUpload[]>([]);

const stops = new Map<string, AbortController>();
let queue = Promise.resolve();

const change = (id: string, values: Partial<VideoUpload>): void =>
  videoUploads.set(videoUploads.get().map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
const remove = (id: string): void => videoUploads.set(videoUploads.get().filter((upload) => upload.id !== id));

/** Sends films one after another, each becoming a video of the week when it has arrived. */
export function addVideoUploads(place: Place, files: readonly File[], onDone: () => void): void {
  const added = files.map((file): VideoUpload => {
    // The same film chosen again goes on where it was cut off.
    forgetUpload({ name: file.name, sizeBytes: file.size, place });
    const known = { name: file.name, sizeBytes: file.size, sent: 0, state: 'WAITING' as const };
    return { id: crypto.randomUUID(), ...known, place, file };
  });
  const isSame = (one: VideoUpload) =>
    one.file === null && added.some(({ name, sizeBytes }) => name === one.name && sizeBytes === one.sizeBytes);
  videoUploads.set([...videoUploads.get().filter((one) => !isSame(one)), ...added]);
  for (const upload of added) enqueue(upload, onDone);
}

/** Cancels one and takes what was sent of it away. */
export function cancelVideoUpload(id: string): void {
  const upload = videoUploads.get().find((one) => one.id === id);
  stops.get(id)?.abort(new DOMException('cancelled', 'AbortError'));
  if (upload) forgetUpload(upload);
  remove(id);
}

/** Tries a failed one again; one of before a reload asks for its file. */
export function retryVideoUpload(id: string, onDone: () => void): void {
  const upload = videoUploads.get().find((one) => one.id === id);
  if (!upload?.file) return;
  change(id, { state: 'WAITING', sent: 0 });
  enqueue(upload, onDone);
}

function enqueue(upload: VideoUpload, onDone: () => void): void {
  const stop = new AbortController();
  stops.set(upload.id, stop);
  rememberUpload(upload);
  queue = queue.then(() => sendOne(upload, stop.signal, onDone));
}

async function sendOne(upload: VideoUpload, signal: AbortSignal, onDone: () => void): Promise<void> {
  const { id, file, place, name } = upload;
  if (signal.aborted || !file) return;
  change(id, { state: 'SENDING' });
  try {
    const fileId = await uploadUnowned(file, { signal, onProgress: (sent) => change(id, { sent }) });
    const title =
      name
        .replace(/\.[^.]+$/, '')
        .normalize('NFC')
        .trim()
        .slice(0, 100) || '영상';
    await createVideo(place.lectureId, place.weekId, { title, fileId });
    forgetUpload(upload);
    remove(id);
    onDone();
  } catch (error) {
    if (signal.aborted) return;
    // What was refused is not offered again after a reload.
    if (!isTransient(error)) forgetUpload(upload);
    change(id, { state: 'FAILED', reason: problemText(error) });
  }
}
