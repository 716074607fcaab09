import { conflict } from '../../http/problem.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import type { Handler } from '../_protocol/handler.ts';
import { rejectLeft } from './reading/settlePage.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Cancels the reading of a scan: pages already read stay, the others are rejected as cancelled. */
export const cancelScan: Handler<'cancelScan'> = async ({ trx, params }) => {
  await mustBeInWeek(trx, params);
  const scan = await lockRow(trx, 'omr_scans', { id: params.scanId, exam_id: params.examId });
  if (scan.status === 'DONE' || scan.status === 'CANCELLED') {
    throw conflict('scan-ended', '이미 다 읽었거나 취소한 스캔입니다.');
  }
  await rejectLeft(trx, params.scanId, '읽기를 취소했습니다.');
  await trx
    .updateTable('omr_scans')
    .set({ status: 'CANCELLED', lease_until: null })
    .where('id', '=', params.scanId)
    .execute();
};
