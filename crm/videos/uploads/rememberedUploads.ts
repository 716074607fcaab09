import type { Place } from '../types.ts';

/** What is known of an upload after a reload. */
export interface RememberedUpload {
  name: string;
  sizeBytes: number;
  place: Place;
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

const isSame = (one: RememberedUpload, other: RememberedUpload) =>
  one.name === other.name && one.sizeBytes === other.sizeBytes && one.place.weekId === other.place.weekId;

/** Remembers one until it is done or cancelled. */
export function rememberUpload({ name, sizeBytes, place }: RememberedUpload): void {
  const upload = { name, sizeBytes, place };
  write([...readRemembered().filter((one) => !isSame(one, upload)), upload]);
}

export function forgetUpload(upload: RememberedUpload): void {
  write(readRemembered().filter((one) => !isSame(one, upload)));
}

function write(uploads: RememberedUpload[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(uploads));
  } catch {
    // Without a store the server still knows the parts that arrived.
  }
}
