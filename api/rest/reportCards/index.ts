import type { Slice } from '../_protocol/slice.ts';
import { createReportLinks } from './createReportLinks.ts';
import { openReportLink } from './openReportLink.ts';
import { refusals } from './refusals.ts';
import { revokeReportLinks } from './revokeReportLinks.ts';
import { writeReportRemark } from './writeReportRemark.ts';

export const slice: Slice<'reportCards'> = {
  handlers: {
    createReportLinks,
    openReportLink,
    revokeReportLinks,
    writeReportRemark,
  },
  refusals,
};
