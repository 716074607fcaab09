const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const isIn = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.startsWith(text);

/** What the server writes for each scalar of the schema. A bigint is a number here, as the generated types say. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  Float: isNumber,
  Int: isIn(-(2 ** 31), 2 ** 31 - 1),
  String: isText,
  bigint: isIn(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  date: (value) => matches(/^\d{4}-\d\d-\d\d$/)(value) && isDay(String(value)),
  float8: isNumber,
  json: () => true,
  jsonb: () => true,
  numeric: isNumber,
  smallint: isIn(-(2 ** 15), 2 ** 15 - 1),
  time: matches(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?$/),
  timestamptz: (value) =>
    matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/)(value) &&
    !Number.isNaN(Date.parse(String(value))),
  uuid: matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
};

/** Why a value is none that the server writes for this scalar; empty when it is one. */
export function scalarReason(scalar: string, value: unknown): string[] {
  const isValue = scalars[scalar];
  if (!isValue) return [`nothing is known of the type ${scalar}`];
  return isValue(value) ? [] : [`${JSON.stringify(value)} is no ${scalar}`];
}
