import type { Coerced } from '../plan/coerce.ts';
import type { SelectedField } from '../plan/selection.ts';
import type { Path } from '../errors.ts';
import { ALWAYS, both, type BoolExp, type Table, type TrackedFunction } from '../model/types.ts';
import { meaningOf } from '../schema/meaning.ts';
import { boolExpSql, whereSql } from '../sql/where/boolExp.ts';
import { functionSql } from '../sql/function.ts';
import { keyCondition } from '../sql/query.ts';
import { relation } from '../sql/statement.ts';
import { readWhere } from '../sql/where/where.ts';
import { mutationResponse, wantsRows, writtenRow } from './answer.ts';
import { readConflict } from './conflict.ts';
import { insertObjects } from './insert.ts';
import { updateRows } from './update.ts';
import { TARGET, type Writer, type Written } from './writer.ts';

/** Runs one root field of a mutation and answers it as JSON text. */
export async function runMutationField(writer: Writer, field: SelectedField): Promise<string> {
  const meaning = meaningOf(field.definition);
  if (meaning?.kind === 'function') return callFunction(writer, meaning.fn, field);
  if (meaning?.kind !== 'root') return JSON.stringify(field.parent.name);
  const { table, root } = meaning;
  const { args, fields } = field;
  const where = () => readWhere(writer.view, table, args['where']);
  const update = (condition: BoolExp, rows: boolean) =>
    updateRows(writer, { table, operators: args, where: condition, wantsRows: rows, path: [...field.path, 'args'] });
  switch (root) {
    case 'insert':
      return mutationResponse(writer, table, fields, await insert(writer, table, field, wantsRows(fields)));
    case 'insert_one':
      return writtenRow(writer, table, fields, await insert(writer, table, field, true));
    case 'update':
      return mutationResponse(writer, table, fields, await update(where(), wantsRows(fields)));
    case 'update_by_pk':
      return writtenRow(
        writer,
        table,
        fields,
        await update(keyCondition(table, args['pk_columns'] as Record<string, Coerced>), true),
      );
    case 'update_many':
      return updateMany(writer, table, field);
    case 'delete':
      return mutationResponse(writer, table, fields, await deleteRows(writer, table, where(), wantsRows(fields)));
    default:
      return writtenRow(writer, table, fields, await deleteRows(writer, table, keyCondition(table, args), true));
  }
}

/** Where the database's refusal of a root field is reported. */
export function refusalPath(field: SelectedField): Path {
  const meaning = meaningOf(field.definition);
  if (meaning?.kind !== 'root') return [];
  if (meaning.root === 'insert') return [...field.path, 'args', 'objects'];
  return meaning.root === 'insert_one' ? [...field.path, 'args', 'object'] : [];
}

function insert(writer: Writer, table: Table, field: SelectedField, rows: boolean): Promise<Written> {
  const { args } = field;
  const isOne = Object.hasOwn(args, 'object');
  const objects = isOne ? [args['object']] : (args['objects'] as Coerced[]);
  const errorPath = refusalPath(field);
  const paths = objects.map((_, index) => (isOne ? errorPath : [...errorPath, index]));
  const conflict = readConflict(writer.view, table, args['on_conflict']);
  return insertObjects(writer, { table, objects, conflict, wantsRows: rows, paths, errorPath });
}

function callFunction(writer: Writer, fn: TrackedFunction, field: SelectedField): Promise<string> {
  const statement = writer.statement();
  const sql = functionSql(statement, fn, false, field);
  writer.wrote.add(fn.returns.graphqlName);
  return writer.read(statement, `select ${sql}::text as data`);
}

async function updateMany(writer: Writer, table: Table, field: SelectedField): Promise<string> {
  const answers: string[] = [];
  for (const [index, step] of (field.args['updates'] as Record<string, Coerced>[]).entries()) {
    const written = await updateRows(writer, {
      table,
      operators: step,
      where: readWhere(writer.view, table, step['where']),
      wantsRows: wantsRows(field.fields),
      path: [...field.path, 'args', 'updates', index],
    });
    answers.push(await mutationResponse(writer, table, field.fields, written));
  }
  return `[${answers.join()}]`;
}

function deleteRows(writer: Writer, table: Table, where: BoolExp, rows: boolean): Promise<Written> {
  const statement = writer.statement();
  const filter = writer.view.of(table).delete?.filter ?? ALWAYS;
  const picked = boolExpSql(statement, both(filter, where), TARGET);
  const sql = `delete from ${relation(table)} as ${TARGET}${whereSql([picked])}`;
  return writer.write(statement, table, sql, { check: null, wantsRows: rows, path: [] });
}
