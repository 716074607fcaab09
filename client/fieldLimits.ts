import { safeParse } from 'zod/mini';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** What a field must and may hold, as far as a control can show it. */
export interface FieldLimits {
  /** An empty field is refused. */
  required?: boolean;
  /** The most characters of a text. */
  maxLength?: number | undefined;
}

/** The limits that were asked for, by schema and name: a field asks at each key. */
const known = new WeakMap<$ZodType, Map<string, FieldLimits>>();

/** The limits of a form's field in the schema that checks it; none for what the schema does not know. @param name `items.0.title` */
export function fieldLimits(schema: $ZodType, name: string): FieldLimits {
  const own = known.get(schema) ?? new Map<string, FieldLimits>();
  const limits = own.get(name) ?? readLimits(schema, name);
  known.set(schema, own.set(name, limits));
  return limits;
}

function readLimits(schema: $ZodType, name: string): FieldLimits {
  const field = name.split('.').reduce<$ZodType | undefined>((whole, part) => whole && partOf(whole, part), schema);
  if (!field) return {};
  const checks = bare(field)._zod.def.checks ?? [];
  const lengths = checks.flatMap(({ _zod: { def } }) => ('maximum' in def ? Number(def.maximum) : []));
  return {
    required: empties.every((empty) => !safeParse(field, empty).success),
    maxLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
  };
}

/** What fields hold in which nothing is entered. */
const empties: readonly unknown[] = ['', null, undefined, [], false];

/** The schema without the wrappers that let it be absent, or that turn what was typed into something else. */
function bare(schema: $ZodType): $ZodTypes {
  const { def } = (schema as $ZodTypes)._zod;
  if ('innerType' in def) return bare(def.innerType);
  return def.type === 'pipe' ? bare(def.in) : (schema as $ZodTypes);
}

function partOf(schema: $ZodType, part: string): $ZodType | undefined {
  const { def } = bare(schema)._zod;
  if (def.type === 'object') return def.shape[part];
  if (def.type === 'array') return def.element;
  return def.type === 'intersection' ? (partOf(def.left, part) ?? partOf(def.right, part)) : undefined;
}
