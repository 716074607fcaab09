import type { PictureFault } from '#ui-kit/format/picture/readPicture.ts';
import { faultWords } from '#ui-kit/format/picture/words.ts';
import type { PictureShape } from '../heavy/pictureShapes.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { Heavy, MadePicture } from '../ports/heavy.ts';

/** The largest picture that a request may carry, in bytes: a phone's photograph that no browser made smaller. */
const mostBytes = 10 * 1_048_576;

/** The way of every picture that is sent within a request: made anew for those who will see it. Throws 400, 413, 415 or 422. */
export async function takePicture(
  heavy: Heavy,
  file: Blob,
  shape: PictureShape,
): Promise<Extract<MadePicture, { type: string }>> {
  if (file.size > mostBytes) {
    throw new Problem(413, 'too-large', `사진이 너무 큽니다. ${mostBytes / 1_048_576}MB까지 올릴 수 있습니다.`);
  }
  const made = await heavy.makePicture(new Uint8Array(await file.arrayBuffer()), shape);
  if (made.fault !== undefined) throw pictureProblem(made);
  return made;
}

const codes: Readonly<Record<Exclude<PictureFault['fault'], 'EMPTY'>, [number, string]>> = {
  NO_PICTURE: [415, 'unsupported-media-type'],
  BROKEN: [422, 'broken-picture'],
  TWO_KINDS: [422, 'mixed-picture'],
  TOO_LARGE: [422, 'too-many-pixels'],
};

/** The refusal of a picture; 400 for an empty one. */
export function pictureProblem(fault: PictureFault): Problem {
  const words = faultWords(fault);
  if (fault.fault === 'EMPTY') return invalid([{ field: 'file', message: words }]);
  const [status, code] = codes[fault.fault];
  return new Problem(status, code, words, { errors: [{ field: 'file', message: words }] });
}
