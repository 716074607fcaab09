import { isTransient } from '#client/errors.ts';
import { forgetResumableUpload, keepUpload } from '#client/files/upload/resumableUploads.ts';
import { inOneTab } from '#client/files/upload/oneTab.ts';
import { contentHash } from '#client/files/contentHash.ts';
import { uploadUnowned } from '#client/files/upload/upload.ts';
import { abortMultipart } from '#client/generated/rest/files.ts';
import { createVideo } from '#client/generated/rest/videos.ts';
import { problemText } from '#client/problemText.ts';
import { createStore } from '#client/store.ts';
import type { ListedUpload } from '#ui-kit';
import type { FileHandles } from '#ui-kit/FileDrop/handles.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import type { Place } from '../types.ts';
import { forgetUpload, rememberUpload, type RememberedUpload } from './rememberedUploads.ts';

/** A film on its way to a week, wherever one goes meanwhile. */
export interface VideoUpload extends ListedUpload, RememberedUpload {
  place: Place;
  /** Null after a reload, until it is opened again. */
  file: File | null;
  /** Opens the file again after a reload, where browsers give one. */
  handle?: FileSystemFileHandle | undefined;
}

/** All films on their way in this tab. */
export const videoUploads = createStore<readonly VideoUpload[]>([]);

/** The queue's name among what is kept. */
export const queueName = 'videos';

/** How long the server keeps what nobody goes on with, in milliseconds. */
const aDay = 86_400_000;

const stops = new Map<string, AbortController>();
/** Whether a film is one that the server would refuse, looked up as soon as it is chosen. */
const looks = new Map<string, Promise<boolean>>();
let queue = Promise.resolve();

const find = (id: string) => videoUploads.get().find((upload) => upload.id === id);
const remove = (id: string): void => videoUploads.set(videoUploads.get().filter((upload) => upload.id !== id));

/** Changes what is known of one. */
export function changeUpload(id: string, values: Partial<VideoUpload>): void {
  videoUploads.set(videoUploads.get().map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
}

/** Sends films one after another, each becoming a video of the week when it has arrived. */
export function addVideoUploads(place: Place, files: readonly File[], handles: FileHandles, onDone: () => void): void {
  for (const file of files) {
    const { name, size: sizeBytes } = file;
    const isCut = (one: VideoUpload) =>
      one.file === null && one.name === name && one.sizeBytes === sizeBytes && one.place.weekId === place.weekId;
    // The same film chosen again goes on where it was cut off.
    const cut = videoUploads.get().find(isCut);
    if (cut) goOn(cut.id, file, handles.get(file), onDone);
    else {
      const known = { id: crypto.randomUUID(), name, sizeBytes, sent: 0, place };
      videoUploads.set([...videoUploads.get(), { ...known, state: 'WAITING', file, handle: handles.get(file) }]);
      enqueue(known.id, onDone);
    }
  }
}

/** Goes on with one whose file is there again. */
export function goOn(id: string, file: File, handle: FileSystemFileHandle | undefined, onDone: () => void): void {
  changeUpload(id, { state: 'WAITING', reason: undefined, file, handle });
  enqueue(id, onDone);
}

/** Cancels one and takes what was sent of it away. */
export function cancelVideoUpload(id: string): void {
  const { state, name, uploadId } = find(id) ?? {};
  stops.get(id)?.abort(new DOMException('cancelled', 'AbortError'));
  // What is being sent takes its parts away itself.
  if (name && uploadId && state !== 'SENDING') void abortMultipart({ fileName: name, uploadId }).catch(() => undefined);
  forget(id);
  remove(id);
}

/** Tries a failed one again. */
export function retryVideoUpload(id: string, onDone: () => void): void {
  const file = find(id)?.file;
  if (file) goOn(id, file, find(id)?.handle, onDone);
}

function enqueue(id: string, onDone: () => void): void {
  const stop = new AbortController();
  stops.set(id, stop);
  looks.set(id, look(id));
  remember(id, deviceClock.now().getTime() + aDay);
  queue = queue.then(() => inOneTab(id, () => sendOne(id, stop.signal, onDone)));
}

async function sendOne(id: string, signal: AbortSignal, onDone: () => void): Promise<void> {
  const { file, place, name, contentHash: before } = find(id) ?? {};
  if (signal.aborted || !file || !place || name === undefined) return;
  const isRefused = await looks.get(id);
  looks.delete(id);
  if (isRefused) return forget(id);
  changeUpload(id, { state: 'SENDING' });
  try {
    const hash = await contentHash(file, signal);
    if (before && before !== hash) return changeUpload(id, { state: 'PAUSED', file: null, reason: otherFile });
    const fileId = await uploadUnowned(file, {
      signal,
      onProgress: (sent) => changeUpload(id, { sent }),
      onBegun: ({ uploadId, expiresAt }) => {
        changeUpload(id, { uploadId, contentHash: hash });
        remember(id, Date.parse(expiresAt));
      },
    });
    // One that is cancelled now holds up no other.
    await createVideo(place.lectureId, place.weekId, { title: titleOf(name), fileId }, { signal });
    forget(id);
    remove(id);
    onDone();
  } catch (error) {
    if (signal.aborted) return;
    // What was refused is not offered again after a reload.
    if (!isTransient(error)) forget(id);
    changeUpload(id, { state: 'FAILED', reason: problemText(error) });
  }
}

/** Says what the head of the film tells before it is sent; true for one that need not be sent. */
async function look(id: string): Promise<boolean> {
  const { file, name = '' } = find(id) ?? {};
  if (!file) return false;
  try {
    const { sayBeforehand } = await import('./sayBeforehand.ts');
    const { refusal, note } = await sayBeforehand(file, name);
    changeUpload(id, refusal === null ? { note } : { state: 'FAILED', reason: refusal, isFinal: true });
    return refusal !== null;
  } catch {
    // A file that cannot be read here fails by its own words when it is sent.
    return false;
  }
}

/** What is said when the chosen file is not the one that was being sent. */
export const otherFile =
  '올리던 것과 다른 파일입니다. 같은 파일을 골라 주세요. 다른 영상을 올리려면 먼저 목록에서 빼 주세요.';

function titleOf(name: string): string {
  const title = name.replace(/\.[^.]+$/, '').normalize('NFC');
  return title.trim().slice(0, 100) || '영상';
}

function remember(id: string, until: number): void {
  const upload = find(id);
  if (!upload) return;
  rememberUpload(upload);
  if (upload.handle) void keepUpload({ id, queue: queueName, source: upload.handle, until });
}

function forget(id: string): void {
  forgetUpload(id);
  void forgetResumableUpload(id);
}
