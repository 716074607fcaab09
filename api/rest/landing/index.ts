import type { Slice } from '../_protocol/slice.ts';
import { deleteLandingLogo, deleteLandingPicture, uploadLandingLogo, uploadLandingPicture } from './picture.ts';
import { readFixedSettings } from './readFixedSettings.ts';
import { updateLanding } from './updateLanding.ts';

export const slice: Slice<'landing'> = {
  handlers: {
    deleteLandingLogo,
    deleteLandingPicture,
    readFixedSettings,
    updateLanding,
    uploadLandingLogo,
    uploadLandingPicture,
  },
};
