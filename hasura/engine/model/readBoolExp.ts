import { tableNameSchema } from '../metadata/schema.ts';
import { isCompareOperator, takesKeys, takesList } from './operators.ts';
import type { BoolExp, Column, ColumnOperator, Comparison, Table, Value, Building } from './types.ts';
import { arrayLiteral, sessionVariable, textOf } from './value.ts';

interface Scope {
  /** The table whose row the expression is about. */
  table: Table;
  /** The table of the permission, which `$` refers to. */
  root: Table;
  building: Building;
  report(path: string, message: string): void;
}

/** Reads a boolean expression of metadata. Columns go by their SQL names there. */
export function readBoolExp(json: unknown, scope: Scope): BoolExp {
  if (!isObject(json)) return fail(scope, '', 'expected an object');
  const parts = Object.entries(json).map(([key, value]) => readEntry(canonical(key), value, below(scope, key)));
  return { kind: 'and', all: parts };
}

const COLUMN_OPERATORS: Readonly<Record<string, ColumnOperator>> = {
  _ceq: '=',
  _cne: '<>',
  _cneq: '<>',
  _cgt: '>',
  _clt: '<',
  _cgte: '>=',
  _clte: '<=',
};

function readEntry(key: string, value: unknown, scope: Scope): BoolExp {
  if (key === '_and' || key === '_or') {
    const list = Array.isArray(value) ? value : [value];
    const all = list.map((item, index) => readBoolExp(item, below(scope, index)));
    return { kind: key === '_and' ? 'and' : 'or', all };
  }
  if (key === '_not') return { kind: 'not', exp: readBoolExp(value, scope) };
  if (key === '_exists') return readExists(value, scope);
  const column = scope.table.columns.find((candidate) => candidate.name === key);
  if (column) return readColumn(column, value, scope);
  const relationship = scope.table.relationships.find((candidate) => candidate.name === key);
  if (relationship) {
    return { kind: 'related', relationship, where: readBoolExp(value, { ...scope, table: relationship.remote }) };
  }
  const field = scope.table.computedFields.find((candidate) => candidate.name === key);
  if (field && field.use.inputs.length) return fail(scope, '', `the computed field "${key}" takes arguments`);
  if (field?.column) return readColumn(field.column, value, scope);
  if (field?.table) {
    return { kind: 'computedRows', field: field.use, where: readBoolExp(value, { ...scope, table: field.table }) };
  }
  return fail(scope, '', `no column or relationship "${key}" in ${scope.table.name}`);
}

function readExists(value: unknown, scope: Scope): BoolExp {
  const name = tableNameSchema.safeParse(isObject(value) ? value['_table'] : null);
  const table = name.success ? scope.building.find(name.data)?.table : undefined;
  if (!table || !isObject(value)) return fail(scope, '._table', 'expected the name of a tracked table');
  return { kind: 'exists', table, where: readBoolExp(value['_where'] ?? {}, below({ ...scope, table }, '_where')) };
}

function readColumn(column: Column, value: unknown, scope: Scope): BoolExp {
  if (!isObject(value)) return compare(column, { operator: '_eq', value: valueOf(column, value) });
  const all = Object.entries(value).map(([key, operand]) =>
    readOperator(column, canonical(key), operand, below(scope, key)),
  );
  return { kind: 'and', all };
}

function readOperator(column: Column, key: string, operand: unknown, scope: Scope): BoolExp {
  if (key === '_is_null') {
    return typeof operand === 'boolean'
      ? compare(column, { operator: key, isNull: operand })
      : fail(scope, '', 'expected true or false');
  }
  const columnOperator = COLUMN_OPERATORS[key];
  if (columnOperator) return readColumnComparison(column, columnOperator, operand, scope);
  if (key === '_cast' && isObject(operand)) {
    const all = Object.entries(operand['String'] ?? {}).map(([name, item]) =>
      readOperator({ ...column, type: 'text', sqlType: 'text' }, canonical(name), item, below(scope, `String.${name}`)),
    );
    return { kind: 'and', all: all.map((exp) => (exp.kind === 'compare' ? { ...exp, column, cast: 'text' } : exp)) };
  }
  const operator = key === '_ne' ? '_neq' : key;
  if (!isCompareOperator(operator)) return fail(scope, '', `no such operator: ${key}`);
  if (takesList(operator) && !sessionVariable(operand) && !Array.isArray(operand))
    return fail(scope, '', 'expected a list');
  return compare(column, { operator, value: valueOf(column, operand, operator) });
}

function readColumnComparison(column: Column, operator: ColumnOperator, operand: unknown, scope: Scope): BoolExp {
  const path = Array.isArray(operand) ? operand : [operand];
  const root = path.length === 2 && path[0] === '$';
  const table = root ? scope.root : scope.table;
  const other = table.columns.find((candidate) => candidate.name === path.at(-1));
  if (!other || path.length > (root ? 2 : 1))
    return fail(scope, '', `no such column of ${table.name}: ${String(operand)}`);
  return { kind: 'columns', column, operator, other, root };
}

function compare(column: Column, comparison: Comparison): BoolExp {
  return { kind: 'compare', column, comparison, nullSafe: true };
}

function valueOf(column: Column, json: unknown, operator?: string): Value {
  const session = sessionVariable(json);
  if (session) return session;
  const type = operator && takesKeys(operator) ? 'text' : column.type;
  const isList = operator !== undefined && takesList(operator) && Array.isArray(json);
  return { text: isList ? arrayLiteral(json.map((item) => textOf(type, item))) : textOf(type, json) };
}

/** `$eq` is the older spelling of `_eq`. */
function canonical(key: string): string {
  return key.replace(/^\$/, '_');
}

function below(scope: Scope, key: string | number): Scope {
  const prefix = typeof key === 'number' ? `[${key}]` : `.${key}`;
  return { ...scope, report: (path, message) => scope.report(prefix + path, message) };
}

function fail(scope: Scope, path: string, message: string): BoolExp {
  scope.report(path, message);
  return { kind: 'or', all: [] };
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
