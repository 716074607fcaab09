import type { SliceHandlers } from '../_protocol/handler.ts';
import { createReportLinks } from './createReportLinks.ts';
import { openReportLink } from './openReportLink.ts';
import { revokeReportLinks } from './revokeReportLinks.ts';
import { writeReportRemark } from './writeReportRemark.ts';

export const reportCards: SliceHandlers<'reportCards'> = {
  createReportLinks,
  openReportLink,
  revokeReportLinks,
  writeReportRemark,
};
