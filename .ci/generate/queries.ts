/** What the reads of screens become: a statement each, as the engine sends it, so that a change of it is seen in review. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createEngine, type SqlDatabase } from '../../hasura/engine/index.ts';
import { readProjectFiles } from '../../api/adapters/projectFiles.node.ts';
import { nowhere } from '../../api/testing/plans/places.ts';
import { screenQuestions } from '../../api/testing/plans/questions.ts';
import { layOut } from './sqlLayout.ts';

const folder = 'hasura/generated/queries';
const header = '-- Generated from the documents of the screens by `npm run generate`. Do not edit.';

/** Writes `hasura/generated/queries/<slice>.sql`: each query, for the role that sees most of it; a list that is narrowed in several ways in the first of them. */
export async function generateQueries(db: SqlDatabase): Promise<void> {
  const files = readProjectFiles();
  let sent: string | null = null;
  /** Answers the engine's questions about the schema, then keeps what it sends. */
  const query: SqlDatabase['query'] = (sql, params) => {
    if (sent === null) return db.query(sql, params);
    sent = sql;
    return Promise.resolve([]);
  };
  const engine = await createEngine({ ...db, query }, files);
  sent = '';
  const slices = new Map<string, Map<string, string>>();
  for (const { slice, document, role, ...request } of screenQuestions(files, nowhere)) {
    const texts = slices.get(slice) ?? new Map<string, string>();
    if (texts.has(document)) continue;
    await engine.answer(request, { role, variables: { 'x-hasura-user-id': nowhere.studentId } });
    slices.set(slice, texts.set(document, `-- ${document}, as ${role}\n${layOut(sent)};`));
  }
  mkdirSync(folder, { recursive: true });
  for (const [slice, texts] of slices) {
    writeFileSync(`${folder}/${slice}.sql`, `${[header, ...texts.values()].join('\n\n')}\n`);
  }
}
