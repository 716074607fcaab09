import type { Slice } from '../_protocol/slice.ts';
import { deleteLandingPicture, uploadLandingPicture } from './picture.ts';
import { updateLanding } from './updateLanding.ts';

export const slice: Slice<'landing'> = {
  handlers: { deleteLandingPicture, updateLanding, uploadLandingPicture },
};
