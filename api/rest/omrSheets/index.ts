import type { SliceHandlers } from '../_protocol/handler.ts';
import { cancelScan } from './cancelScan.ts';
import { deleteOmrFiles } from './deleteOmrFiles.ts';
import { deleteScoreOmr } from './deleteScoreOmr.ts';
import { printOmrSheets } from './printOmrSheets.ts';
import { readOmrDesk } from './readOmrDesk.ts';
import { readSheetPage } from './readSheetPage.ts';
import { reviewSheet } from './reviewSheet.ts';
import { undoOmr } from './undoOmr.ts';
import { uploadOmrScan } from './uploadOmrScan.ts';
import { writeSheetMemo } from './writeSheetMemo.ts';

export const omrSheets: SliceHandlers<'omrSheets'> = {
  cancelScan,
  deleteOmrFiles,
  deleteScoreOmr,
  printOmrSheets,
  readOmrDesk,
  readSheetPage,
  reviewSheet,
  undoOmr,
  uploadOmrScan,
  writeSheetMemo,
};
