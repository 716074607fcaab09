import type { Place } from '../types.ts';

/** What is known of an upload after a reload; the handle of its file is kept apart. */
export interface RememberedUpload {
  id: string;
  name: string;
  sizeBytes: number;
  place: Place;
  /** By which it is cancelled, once it has begun. */
  uploadId?: string | undefined;
  /** By which the file is known again, once it has begun. */
  contentHash?: string | undefined;
}

const key = 'video-uploads';

/** Uploads that a reload of this tab cut off. */
export function readRemembered(): RememberedUpload[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as RememberedUpload[];
  } catch {
    return [];
  }
}

/** Remembers one until it is done or cancelled. */
export function rememberUpload({ id, name, sizeBytes, place, uploadId, contentHash }: RememberedUpload): void {
  write([...readRemembered().filter((one) => one.id !== id), { id, name, sizeBytes, place, uploadId, contentHash }]);
}

export function forgetUpload(id: string): void {
  write(readRemembered().filter((one) => one.id !== id));
}

function write(uploads: RememberedUpload[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(uploads));
  } catch {
    // Without a store the server still knows the parts that arrived.
  }
}
