import { keepUpload, readResumableUploads } from '#client/files/upload/resumableUploads.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { byNameOf } from '#ui-kit/format/names/byName.ts';

/** What is larger was not made small, and the student takes it again. */
const mostBytes = 8 * 1_048_576;

/** How long a page waits for its turn, in milliseconds; once it has begun, as long as its address lasts. */
const anHour = 3_600_000;

const queueOf = (examId: string) => `submission:${examId}`;

/** Keeps a page that is to be sent, so that a reload does not lose it. */
export async function keepPage(examId: string, id: string, picture: File, expiresAt?: string): Promise<void> {
  if (picture.size > mostBytes) return;
  const until = expiresAt === undefined ? deviceClock.now().getTime() + anHour : Date.parse(expiresAt);
  await keepUpload({ id, queue: queueOf(examId), source: picture, until });
}

/** The pages of an exam that were not sent before a reload, in their order. */
export async function readKeptPages(examId: string): Promise<{ id: string; picture: File }[]> {
  const kept = await readResumableUploads(queueOf(examId));
  const pages = kept.flatMap(({ id, source }) => (source instanceof File ? [{ id, picture: source }] : []));
  return pages.toSorted(byNameOf(({ picture }) => picture.name));
}
