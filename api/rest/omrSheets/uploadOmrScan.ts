import { sql } from 'kysely';
import { conflict, invalid, Problem } from '../../http/problem.ts';
import { sha256 } from '../../security/digest.ts';
import { cleanLine } from '../_protocol/text.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import type { Preparation } from '../_protocol/handler.ts';
import { prepareReading } from './prepareReading.ts';
import { scanType } from './scanType.ts';

const largest = 100 * 1_048_576;

/** Stores a scan and puts it into the queue of the reader. */
export const uploadOmrScan: Preparation<'uploadOmrScan'> = {
  prepare: async ({ body: { file } }) => {
    if (file.size === 0) throw invalid([{ field: 'file', message: '빈 파일입니다.' }]);
    if (file.size > largest) throw new Problem(413, 'too-large', '파일이 너무 큽니다. 100MB까지 올릴 수 있습니다.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = scanType(bytes);
    if (!type) {
      throw new Problem(415, 'not-a-scan', 'PDF, JPEG, PNG, TIFF, HEIC 파일만 읽을 수 있습니다.');
    }
    const digest = await sha256(bytes);
    const name = 'name' in file && typeof file.name === 'string' ? nameOf(file.name) : '스캔';

    return async ({ trx, params, deps }) => {
      await mustBeInWeek(trx, params);
      await prepareReading(trx, params.examId);
      const again = await trx
        .selectFrom('omr_scans')
        .innerJoin('files', 'files.id', 'omr_scans.file_id')
        .select('omr_scans.file_name')
        .where('omr_scans.exam_id', '=', params.examId)
        .where('omr_scans.status', '!=', 'CANCELLED')
        .where('files.sha256', '=', digest)
        .executeTakeFirst();
      if (again) throw conflict('scanned-before', `같은 파일을 이미 올렸습니다: ${again.file_name}`);
      const { id: fileId } = await trx
        .insertInto('files')
        .values({
          owner_type: 'EXAM',
          owner_id: params.examId,
          name,
          content_type: type,
          size_bytes: bytes.byteLength,
          sha256: digest,
          state: 'DONE',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const scan = await trx
        .insertInto('omr_scans')
        .values({ exam_id: params.examId, file_id: fileId, file_name: name, id: sql<string>`uuid_v7()` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await deps.storage.put(fileId, bytes);
      return scan;
    };
  },
};

/** A valid file name: one line without a path. */
function nameOf(name: string): string {
  return (
    cleanLine(name)
      .replaceAll(/[/\\\p{Cc}]/gu, ' ')
      .trim()
      .slice(-200)
      .trim() || '스캔'
  );
}
