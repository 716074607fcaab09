import type { Slice } from '../_protocol/slice.ts';
import { cancelByLink, consentByLink, reserveByLink, tellAbsence } from './act.ts';
import { createParentLink } from './createParentLink.ts';
import { openParentLink } from './openParentLink.ts';
import { refusals } from './refusals.ts';
import { renewParentLink } from './renewParentLink.ts';
import { revokeParentLinks } from './revokeParentLinks.ts';
import { sendFamilyLink } from './family/sendFamilyLink.ts';

export const slice: Slice<'parentLinks'> = {
  handlers: {
    cancelByLink,
    consentByLink,
    createParentLink,
    openParentLink,
    renewParentLink,
    reserveByLink,
    revokeParentLinks,
    sendFamilyLink,
    tellAbsence,
  },
  refusals,
};
