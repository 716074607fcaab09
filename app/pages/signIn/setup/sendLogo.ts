import { uploadLandingLogo } from '#client/generated/rest/landing.ts';
import { problemText } from '#client/problemText.ts';

/** Longest side of a logo that is sent, in pixels: made smaller, it would no longer be see-through. */
const LONGEST_SIDE = 4096;

/** Sends the academy's logo, where one was chosen. Answers why it was not taken; undefined when all is well. */
export async function sendLogo(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  try {
    const { smallPicture } = await import('#client/files/picture/smallPicture.ts');
    await uploadLandingLogo({ file: await smallPicture(file, LONGEST_SIDE) });
    return undefined;
  } catch (error) {
    return problemText(error);
  }
}
