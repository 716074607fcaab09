import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { parseTemplate } from '#omr/template/template.ts';
import type { Deps } from '../../../deps.ts';
import type { ReadPage } from '../../../ports/sheets.ts';
import { beginChangeSet } from '../../_protocol/changes/changeSets.ts';
import { actInTransaction } from '../../_protocol/transaction.ts';
import { lockScanRow, type Claim } from './claim.ts';
import { rejectLeft, settlePage, type OpenPage } from './settlePage.ts';

/** Tries before the remaining pages of a scan are rejected. */
export const mostTries = 3;

/**
 * Reads a scan page by page, each settled in a transaction of its own; one that was begun before resumes where it
 * stopped. Ends early when the scan is cancelled or the signal says so. Rejects when the store or the database fails, or the job was
 * taken over: the scan is begun again.
 */
export async function readScan(deps: Deps, claim: Claim, signal: AbortSignal): Promise<void> {
  const left = await leftPages(deps, claim);
  if (claim.tries > mostTries) return finish(deps, claim, '여러 번 읽다가 멈추었습니다. 쪽을 나누어 다시 올려 주세요.');
  if (claim.pages !== null && left.length === 0) return finish(deps, claim);
  const scan = claim.fileId === null ? null : await deps.storage.get(claim.fileId);
  if (!scan) return finish(deps, claim, '올린 파일이 없어졌습니다. 다시 올려 주세요.');
  const stop = new AbortController();
  let counted: number | undefined;
  let open: OpenPage[] | undefined;
  const pages = deps.sheets.read(scan, {
    templates: await templatesOfExam(deps, claim.examId),
    from: left[0]?.page ?? 1,
    onPages: (count) => (counted = count),
    signal: AbortSignal.any([signal, stop.signal]),
  });
  for await (const page of pages) {
    open ??= await openPages(deps, claim, counted ?? page.line.page);
    const own = open.find((one) => one.page === page.line.page);
    if (own && !(await settle(deps, claim, own, page))) return stop.abort();
  }
  if (!signal.aborted) await finish(deps, claim, '읽지 못한 쪽입니다. 다시 올려 주세요.');
}

/** Acts as the uploader, in the change set of the scan, while this process has the lease. */
async function act({ db }: Deps, claim: Claim, run: (trx: Transaction<Tables>) => Promise<void>): Promise<boolean> {
  const actor = claim.createdBy === null ? null : ({ role: 'ta', userId: claim.createdBy } as const);
  return actInTransaction(db, { actor, requestId: claim.id }, async (trx) => {
    if (!(await lockScanRow(trx, claim))) return false;
    await beginChangeSet(trx, { kind: 'OMR_GRADE', id: claim.id });
    await run(trx);
    return true;
  });
}

/** The rows of the pages, created when the file is first opened. */
async function openPages(deps: Deps, claim: Claim, count: number): Promise<OpenPage[]> {
  await act(deps, claim, (trx) => countPages(trx, claim, count));
  return leftPages(deps, claim);
}

async function countPages(trx: Transaction<Tables>, { id, examId, fileId, fileName }: Claim, count: number) {
  await sql`
    insert into omr_sheets (exam_id, scan_id, file_id, file_name, page)
    select ${examId}, ${id}, ${fileId}, ${fileName}, page from generate_series(1, ${count}::integer) as page
    on conflict (scan_id, page, part) do nothing`.execute(trx);
  await sql`update omr_scans set pages = greatest(pages, ${count}) where id = ${id}`.execute(trx);
}

async function leftPages({ db }: Deps, { id }: Claim): Promise<OpenPage[]> {
  return db.kysely
    .selectFrom('omr_sheets')
    .select(['id', 'page'])
    .where('scan_id', '=', id)
    .where('status', '=', 'UPLOADED')
    .orderBy('page')
    .execute();
}

/** Settles the sheets of a page together. The pictures are stored first, so that a sheet left for review always has one. */
async function settle(deps: Deps, claim: Claim, own: OpenPage, { others = [], ...first }: ReadPage): Promise<boolean> {
  const { rows: ids } = await sql<{ id: string }>`
    select uuid_v7() as id from generate_series(1, ${others.length}::integer)`.execute(deps.db.kysely);
  const sheets = [{ ...first, id: own.id }, ...others.map((sheet, at) => ({ ...sheet, id: ids[at]!.id }))];
  for (const { id, picture } of sheets) if (picture) await deps.storage.put(id, picture);
  return act(deps, claim, async (trx) => {
    for (const { id, line } of sheets) {
      if (line.part) await addPart(trx, own, id, line.part);
      await settlePage(trx, claim, { ...own, id }, line);
    }
  });
}

/** Another sheet in the picture of a page, in the same place of the list. */
async function addPart(trx: Transaction<Tables>, { id: first }: OpenPage, id: string, part: number): Promise<void> {
  await sql`
    insert into omr_sheets (id, exam_id, scan_id, file_id, file_name, page, part, created_at)
    select ${id}, exam_id, scan_id, file_id, file_name, page, ${part}, created_at from omr_sheets where id = ${first}`.execute(
    trx,
  );
}

/** Ends a scan; remaining pages are rejected, so that every page has a result. */
async function finish(deps: Deps, claim: Claim, reason = ''): Promise<void> {
  await act(deps, claim, async (trx) => {
    await sql`update omr_scans set pages = coalesce(pages, 1) where id = ${claim.id}`.execute(trx);
    await countPages(trx, claim, claim.pages ?? 1);
    await rejectLeft(trx, claim.id, reason);
    await sql`update omr_scans set status = 'DONE', lease_until = null where id = ${claim.id}`.execute(trx);
  });
}

async function templatesOfExam({ db }: Deps, examId: string) {
  const layouts = await db.kysely
    .selectFrom('omr_layouts')
    .select('template')
    .where('exam_id', '=', examId)
    .orderBy('created_at', 'desc')
    .execute();
  return layouts.map(({ template }) => parseTemplate(template));
}
