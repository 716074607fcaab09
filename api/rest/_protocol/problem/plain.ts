import { josa } from 'es-hangul';
import { camelCase } from '#hasura/camelCase.ts';
import { sayNumber } from '#openapi/messages.ts';
import { constraints, type Constraint } from '#hasura/generated/constraints.ts';
import type { Refusal } from '../refusals.ts';
import { wordsOf } from './bothValues.ts';
import { nouns } from './missing.ts';

/** The refusal of a constraint that says by itself what it demands; undefined for any other. */
export function plainRefusal(name: string): Refusal | undefined {
  const constraint = constraints[name];
  if (!constraint) return undefined;
  const column = constraint.columns[0]?.[0] ?? '';
  return constraint.kind === 'unique'
    ? [409, `duplicate-${column.replaceAll('_', '-')}`, sayTwice(constraint), camelCase(column)]
    : [422, 'invalid-value', sayDemand(constraint), camelCase(column)];
}

/** The refusal of a row that lacks a value, as the database names the column. */
export function emptyRefusal(message: string): Refusal | undefined {
  const [, column = '', table = ''] = /null value in column "(\w+)" of relation "(\w+)"/.exec(message) ?? [];
  const label = wordsOf(table).columns[column];
  return label ? [422, 'invalid-value', `${josa(label, '을/를')} 입력해 주세요.`, camelCase(column)] : undefined;
}

function sayTwice({ table, columns }: Constraint): string {
  const labels = columns.map(([, label]) => label);
  const same = labels.length === 2 ? `${josa(labels[0] ?? '', '와/과')} ${labels[1]}` : labels.join(', ');
  return `같은 ${same}의 ${josa(nouns[table] ?? '기록', '이/가')} 이미 있습니다.`;
}

function sayDemand({ columns, kind, least, above, most }: Constraint): string {
  const [, label = '', unit = ''] = /^(.+?)(?:\((.+)\))?$/.exec(columns[0]?.[1] ?? '') ?? [];
  const is = josa(label, '은/는');
  if (kind === 'known') return `고를 수 있는 ${josa(label, '이/가')} 아닙니다.`;
  if (kind === 'length') {
    if (most === undefined) return `${josa(label, '을/를')} 입력해 주세요.`;
    const letters = `${most.toLocaleString('ko')}자`;
    return least === undefined ? `${is} ${letters}까지 쓸 수 있습니다.` : `${is} ${least}–${letters}여야 합니다.`;
  }
  const from = above === undefined ? `${sayNumber(least)}${unit} 이상` : `${sayNumber(above)}${unit}보다`;
  if (most === undefined) return `${is} ${from}${above === undefined ? '이어야' : ' 커야'} 합니다.`;
  return `${is} ${from}${above === undefined ? '' : ' 크고'} ${sayNumber(most)}${unit} 이하여야 합니다.`;
}
