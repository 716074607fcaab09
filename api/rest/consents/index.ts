import type { Slice } from '../_protocol/slice.ts';
import { giveConsent, withdrawOwnConsent } from './ownConsents.ts';
import { recordConsent } from './recordConsent.ts';
import { refusals } from './refusals.ts';
import { setBirthday } from './setBirthday.ts';
import { withdrawConsent } from './withdrawConsent.ts';

export const slice: Slice<'consents'> = {
  handlers: { giveConsent, recordConsent, setBirthday, withdrawConsent, withdrawOwnConsent },
  refusals,
};
