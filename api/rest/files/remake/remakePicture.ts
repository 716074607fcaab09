import { examine, type Found } from '../../../files/examine.ts';
import type { Deps } from '../../../deps.ts';
import { sha256 } from '../../../security/digest.ts';
import { pictureKind, pictureKinds } from '#ui-kit/format/picture/kinds.ts';
import type { PictureFault } from '#ui-kit/format/picture/readPicture.ts';

/** The row of a picture that has arrived. */
interface Arrived {
  id: string;
  name: string;
  owner_type: string;
  sha256: string | null;
}

/** What stands in the place of an uploaded picture. */
export interface Remade extends Found {
  name: string;
  contentType: string;
}

/** Whether the stored picture is one that was made already, by a call whose answer was lost. */
export const isRemade = ({ sha256: made }: Arrived, found: Found): boolean => made !== null && made === found.sha256;

/**
 * Puts a picture in the place of the one that was uploaded, made anew for those who will see it: without the camera's facts, of bounded pixels, of a
 * kind that browsers show. Its hash is noted before it is stored, so that whoever tries again finds what this call did.
 * @throws what `note` throws; then nothing was stored
 */
export async function remakePicture(
  { heavy, storage }: Pick<Deps, 'heavy' | 'storage'>,
  file: Arrived,
  found: Found,
  note: (sha256: string) => Promise<unknown>,
): Promise<Remade | PictureFault> {
  if (isRemade(file, found)) return named(file, found);
  const content = await storage.get(file.id);
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  const made = await heavy.makePicture(bytes, file.owner_type === 'PROFILE' ? 'PORTRAIT' : 'FILE');
  if (made.fault !== undefined) return made;
  await note(await sha256(made.bytes));
  await storage.put(file.id, made.bytes);
  return named(file, (await examine(storage, file.id)) ?? found);
}

/** The name ends as what it is: who downloads a JPEG as .heic cannot open it. */
function named({ name }: Arrived, found: Found): Remade {
  const { type, endings } = pictureKinds[pictureKind(found.head) ?? 'JPEG'];
  const [, stem = name, ending = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const isRight = endings.includes(ending.toLowerCase());
  return { ...found, contentType: type, name: isRight ? name : `${stem}.${endings[0]}` };
}
