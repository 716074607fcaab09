/** A body that an operation takes, with what it must have and one field more. */
import type { OperationId } from '#openapi/generated/operations.ts';
import { dateOf, inHours } from '#ui-kit/format/testing/when.ts';
import { bodyFields, bodySchema, resolved, type Schema } from '../contractFields.ts';

/** How a body is filled: what else it must have, and the id at a place, by the name of its field. */
export interface Filling {
  /** Places that are filled although they may be absent; a list of ids at the first of them has two. */
  wanted: readonly [string, ...string[]];
  idAt: (place: string) => string;
}

/** A body of the form that the operation asks for; undefined where it takes none. */
export function sampleBody(id: OperationId, filling: Filling): unknown {
  const schema = bodySchema(id);
  return schema && sample(schema, [], filling);
}

/** The places of all ids in the body of an operation. */
export const idPlaces = (id: OperationId): string[] => [
  ...new Set(
    bodyFields(id)
      .filter(({ schema, place }) => schema.format === 'uuid' && place.length > 0 && place.at(-1) !== '{}')
      .map(({ place }) => place.join('.')),
  ),
];

function sample(given: Schema, place: readonly string[], filling: Filling): unknown {
  const schema = resolved(given);
  const { allOf, oneOf, anyOf, type, items } = schema;
  const at = place.join('.');
  const leads = isOnTheWay(filling.wanted[0], at);
  if (allOf?.[0] && allOf.length === 1) return sample(allOf[0], place, filling);
  if (allOf) return Object.assign({}, ...allOf.map((part) => sample(part, place, filling)));
  const choices = oneOf ?? anyOf;
  if (choices) return sample(choiceOf(choices, place, filling), place, filling);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const kind = [type].flat()[0];
  if (kind === 'array') {
    const count = Math.max(schema.minItems ?? 0, filling.wanted[0] === `${at}.[]` ? 2 : Number(leads));
    return items ? Array.from({ length: count }, () => sample(items, [...place, '[]'], filling)) : [];
  }
  if (kind === 'object') return sampleObject(schema, place, filling);
  if (kind === 'integer' || kind === 'number') return schema.minimum ?? 1;
  if (kind === 'boolean') return false;
  return kind === 'string' ? sampleText(schema, place, filling) : null;
}

const isOnTheWay = (wanted: string, at: string) => `${wanted}.`.startsWith(`${at}.`);

/** The form that has a wanted field, or the first. */
function choiceOf(choices: readonly Schema[], place: readonly string[], { wanted }: Filling): Schema {
  const leads = (name: string) => wanted.some((each) => isOnTheWay(each, [...place, name].join('.')));
  return choices.find((choice) => Object.keys(resolved(choice).properties ?? {}).some(leads)) ?? choices[0] ?? {};
}

function sampleObject({ properties = {}, required = [] }: Schema, place: readonly string[], filling: Filling) {
  const isWanted = (name: string) => filling.wanted.some((each) => isOnTheWay(each, [...place, name].join('.')));
  const names = Object.keys(properties).filter((name) => required.includes(name) || isWanted(name));
  return Object.fromEntries(
    names.map((name) => [name, sample(properties[name] ?? {}, [...place, name], filling)] as const),
  );
}

const texts = [
  '글',
  '18:00',
  '2026-03',
  '#0e7490',
  '010-1234-5678',
  '123456',
  '20270001',
  '1234',
  'ABC',
  'topic',
  'a123',
];

function sampleText({ format, pattern, minLength = 1 }: Schema, place: readonly string[], { idAt }: Filling): string {
  if (format === 'uuid') return idAt(place.join('.'));
  if (format === 'date') return dateOf(9);
  if (format === 'date-time') return timeOf(place.at(-1) ?? '');
  if (pattern === undefined) return '글'.repeat(Math.max(1, minLength));
  return texts.find((text) => new RegExp(pattern, 'u').test(text)) ?? '글';
}

/** `startedAt` is over, `startsAt` is to come; what ends does so an hour later. */
const timeOf = (name: string): string => inHours((/edAt$/.test(name) ? -30 : 200) + Number(/^(end|close)/.test(name)));
