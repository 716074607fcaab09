// @module-tag tree
// @module-tag timeless
import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { anyKey, bodyFields, bodyWith, type Field } from '../../../testing/contractFields.ts';
import { Problem } from '../../../http/problem.ts';
import { parseInput, parseParams } from './validate.ts';

// Each number of the contract: what is too small, too large or too fine is said at its field, with what is allowed.

/** Compared with what is stored, or told back: nothing is kept of it. */
const unlimited = /^(version|scoreVersion|recordVersion|versions\.\{\}|expected|headerRow|row)$/;
/** Where a pen was. */
const free = /^layer\.(strokes|stamps)\./;

const commas = (number: number) => (Math.abs(number) < 10_000 ? `${number}` : number.toLocaleString('ko'));

/** Wrong values of a field, with what is said to each. */
function wrongValues({ place, schema }: Field): [number, string][] {
  const { minimum, maximum, multipleOf, type } = schema;
  if (schema.enum) return [[77, '고를 수 있는 값이 아닙니다.']];
  const name = place.findLast((step) => !/[[{]/.test(step)) ?? '';
  const isWhole = [type].flat().includes('integer');
  if (minimum === undefined) throw new Error(`${place.join('.')} has no minimum`);
  const wrong: [number, string][] = [[minimum - 1, `${commas(minimum)} 이상이어야 합니다.`]];
  if (maximum !== undefined) wrong.push([maximum + 1, `${commas(maximum)} 이하여야 합니다.`]);
  else if (!unlimited.test(name) && !unlimited.test(place.join('.')))
    throw new Error(`${place.join('.')} has no maximum`);
  if (isWhole) wrong.push([minimum + 1.5, '정수로 입력해 주세요.']);
  else if (multipleOf !== undefined) wrong.push([minimum + 1.335, '소수 둘째 자리까지 입력해 주세요.']);
  else if (!free.test(place.join('.'))) throw new Error(`${place.join('.')} has no step`);
  return wrong;
}

const isNumber = ({ schema }: Field) => [schema.type].flat().some((type) => type === 'integer' || type === 'number');

/** What is said at each field of a problem. */
function saidOf(parse: () => unknown): Record<string, string> {
  try {
    parse();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return Object.fromEntries(problem.extras.errors?.map(({ field, message }) => [field, message]) ?? []);
  }
  return {};
}

describe('a number out of its limits', () => {
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => bodyFields(id).some(isNumber));
  it.each(ids)('at %s', (id) => {
    for (const field of bodyFields(id).filter(isNumber)) {
      const at = field.place.map((step) => ({ '[]': '0', '{}': anyKey })[step] ?? step).join('.');
      for (const [value, message] of wrongValues(field)) {
        const said = saidOf(() => parseInput(operations[id].body, bodyWith(field.place, value)));
        expect({ given: value, ...said }).toMatchObject({ given: value, [at]: message });
      }
    }
  });
});

it.each(['-1', '33.335', '12345', 'x'])('a score of %s in an address', (value) => {
  for (const id of ['setExamCutline', 'setFirstValue', 'setRetakeValue'] as const) {
    const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, anyKey]);
    const said = saidOf(() => parseParams(operations[id].params, { ...Object.fromEntries(names), value }));
    expect(said).toEqual({ value: '점수는 0 이상, 소수 둘째 자리까지 입력해 주세요.' });
  }
});
