import { fileFault } from '#ui-kit/format/file/faults.ts';
import { headBytes, takes, type Takes } from '#ui-kit/format/file/kinds.ts';
import { pictureKind, pictureKinds } from '#ui-kit/format/picture/kinds.ts';
import { UnreadableFile } from '../errors.ts';
import type { OwnerType } from '../generated/rest/files.ts';

/**
 * A file as it is sent to an owner. What the server would refuse by its name, first bytes and size is refused here by the same functions, before any of it
 * is sent; a picture goes small and clean, at most `longest` pixels long, under a name that ends as what it is.
 * @throws UnreadableFile with what is wrong, in Korean
 */
export async function readyFile(ownerType: OwnerType, chosen: File, longest: number): Promise<File> {
  const taken = takes[ownerType];
  const isPicture = pictureKind(await headOf(chosen)) !== null && taken.kinds.some(({ type }) => type === 'image/jpeg');
  const file = isPicture ? await picture(chosen, longest) : chosen;
  await refuseWrongFile(taken, file);
  return file;
}

/** Refuses what the server would refuse of a file as it is. @throws UnreadableFile with what is wrong, in Korean */
export async function refuseWrongFile(taken: Takes, file: File): Promise<void> {
  const fault = fileFault(taken, file, await headOf(file));
  if (fault !== null) throw new UnreadableFile(fault);
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

/** Phones give pictures names without an ending, and mailers wrong ones. */
async function picture(chosen: File, longest: number): Promise<File> {
  const { smallPicture } = await import('./picture/smallPicture.ts');
  const small = await smallPicture(chosen, longest);
  const kind = pictureKind(await headOf(small));
  if (kind === null) return small;
  const { type, endings } = pictureKinds[kind];
  const [, stem = small.name, ending = ''] = /^(.*)\.([^.]*)$/.exec(small.name) ?? [];
  return endings.includes(ending.toLowerCase()) ? small : new File([small], `${stem}.${endings[0]}`, { type });
}
