import { sql } from 'kysely';
import type { Database } from '../../../ports/database.ts';
import { SmsProblem, type GroupedSms } from '../../../ports/sms.ts';
import type { QueuedSms } from './queue.ts';
import type { Sender } from './send.ts';

/** Seconds after which another process takes over; a call to the provider ends after ten. */
const leaseSeconds = 60;

/**
 * Gives the provider the pictures of these texts that it does not have, each once for all who get it.
 * @throws SmsProblem also while another process is at it
 */
export async function uploadPictures(sender: Sender, texts: readonly QueuedSms[]): Promise<GroupedSms[]> {
  const files = new Map<string, string>();
  for (const { pictureId, imageId } of texts) {
    if (pictureId === null || imageId !== null || files.has(pictureId)) continue;
    files.set(pictureId, await uploadOnce(sender, pictureId));
  }
  return texts.map(({ pictureId, imageId, ...text }) => ({
    ...text,
    imageId: imageId ?? files.get(pictureId ?? '') ?? null,
  }));
}

async function uploadOnce({ db, sms, clock }: Sender, id: string): Promise<string> {
  const content = await claim(db, id, clock.now());
  let fileId: string;
  try {
    fileId = await sms.upload(content);
  } catch (error) {
    await db.kysely.updateTable('sms_pictures').set({ uploading_until: null }).where('id', '=', id).execute();
    throw error;
  }
  const known = { provider_file_id: fileId, uploading_until: null };
  await db.kysely.updateTable('sms_pictures').set(known).where('id', '=', id).execute();
  return fileId;
}

/** The picture, for the one process that may upload it now. */
async function claim({ kysely }: Database, id: string, now: Date): Promise<Uint8Array> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ content: Uint8Array }>`
    update sms_pictures set uploading_until = ${at} + ${leaseSeconds} * interval '1 second'
    where id = ${id}::uuid and provider_file_id is null and (uploading_until is null or uploading_until <= ${at}) returning content`.execute(
    kysely,
  );
  const [picture] = rows;
  if (picture === undefined) throw new SmsProblem('refused', 'PICTURE', '사진을 문자 회사에 올리고 있습니다.');
  return picture.content;
}
