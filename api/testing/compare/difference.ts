/** The first place at which two answers differ, with what stands there as JSON. */
export interface Difference {
  /** `$.data.lectures[3].name`. */
  place: string;
  hasura: string;
  engine: string;
}

/** Compares two answers, given as JSON text: members in any order, numbers with all their digits. Null when they are equal. */
export function differenceOf(hasura: string, engine: string): Difference | null {
  return hasura === engine ? null : differenceAt('$', readJson(hasura), readJson(engine));
}

function differenceAt(place: string, hasura: unknown, engine: unknown): Difference | null {
  if (!isNested(hasura) || !isNested(engine) || Array.isArray(hasura) !== Array.isArray(engine)) {
    return isSame(hasura, engine) ? null : { place, hasura: shown(hasura), engine: shown(engine) };
  }
  const isList = Array.isArray(hasura);
  for (const key of new Set([...Object.keys(hasura), ...Object.keys(engine)])) {
    const below = differenceAt(isList ? `${place}[${key}]` : `${place}.${key}`, hasura[key], engine[key]);
    if (below) return below;
  }
  return null;
}

/** A number that JavaScript would round, by its digits. */
class WideNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof WideNumber);

const isSame = (one: unknown, other: unknown) =>
  one instanceof WideNumber && other instanceof WideNumber ? one.digits === other.digits : one === other;

/** Text that is no JSON stands for itself. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown, context?: { source?: string }) => {
      const source = context?.source;
      return typeof value === 'number' && source !== undefined && isRounded(value, source)
        ? new WideNumber(source)
        : value;
    }) as unknown;
  } catch {
    return text;
  }
}

/** More digits than a double keeps. */
const isRounded = (value: number, source: string) =>
  source.replace(/[eE].*|\D/g, '').length > 15 && String(value) !== source;

const LONGEST_SHOWN = 120;

function shown(value: unknown): string {
  const text = value instanceof WideNumber ? value.digits : (JSON.stringify(value) ?? 'nothing');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
