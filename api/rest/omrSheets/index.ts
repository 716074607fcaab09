import type { Slice } from '../_protocol/slice.ts';
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
import { refusals } from './refusals.ts';

export const slice: Slice<'omrSheets'> = {
  handlers: {
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
  },
  refusals,
};
