import { readCaptions } from './readCaptions.ts';
import { lostCaptions, noCaptions } from './toWebVtt.ts';

/** What the product says when captions are put to a video: how many are shown, and what is not. */
export function sayCaptions(bytes: Uint8Array, name: string): string {
  const captions = readCaptions(bytes);
  if (!captions || captions.shown === 0) return noCaptions(name);
  const { shown, lost } = captions;
  return lost === 0 ? `자막 ${shown}개를 보여 줍니다.` : `자막 ${shown}개를 보여 줍니다. ${lostCaptions(lost)}`;
}
