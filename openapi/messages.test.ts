// @module-tag tree
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { koreanMessage } from './messages.ts';

const messageOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: koreanMessage }).error?.issues[0]?.message;

describe('koreanMessage', () => {
  it.each([
    ['missing', z.string(), undefined, '꼭 입력해 주세요.'],
    ['null', z.string(), null, '꼭 입력해 주세요.'],
    ['empty', z.string().min(1), '', '꼭 입력해 주세요.'],
    ['too short', z.string().min(8), 'abc', '8자 이상 입력해 주세요.'],
    ['too long', z.string().max(3), 'abcd', '3자까지 입력할 수 있습니다.'],
    ['a pattern', z.string().regex(/^\d{8}$/), '12', '형식이 올바르지 않습니다.'],
    ['an empty pattern', z.string().regex(/^\d{8}$/), '', '꼭 입력해 주세요.'],
    ['a date', z.iso.date(), '3월 2일', '날짜 형식이 올바르지 않습니다. 예: 2026-03-02'],
    ['no number', z.number(), 'x', '숫자로 입력해 주세요.'],
    ['too small', z.number().min(1), 0, '1 이상이어야 합니다.'],
    ['too large', z.number().max(7), 8, '7 이하여야 합니다.'],
    ['much too large', z.number().max(1_000_000), 1e9, '1,000,000 이하여야 합니다.'],
    ['a year', z.number().min(2000), 1, '2000 이상이어야 합니다.'],
    ['no choice', z.enum(['A', 'B']), 'C', '고를 수 있는 값이 아닙니다.'],
    ['a missing choice', z.enum(['A', 'B']), undefined, '꼭 입력해 주세요.'],
    ['a consent', z.literal(true), undefined, '동의해 주셔야 합니다.'],
    ['a refused consent', z.literal(true), false, '동의해 주셔야 합니다.'],
    ['too fine', z.number().multipleOf(0.01), 33.335, '소수 둘째 자리까지 입력해 주세요.'],
    ['between steps', z.number().multipleOf(10), 15, '10 단위로 입력해 주세요.'],
    ['an empty list', z.array(z.string()).min(1), [], '하나 이상 골라 주세요.'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], '1개까지 고를 수 있습니다.'],
    ['an unknown key', z.strictObject({}), { x: 1 }, '모르는 항목입니다: x'],
  ])('%s', (_, schema, input, message) => expect(messageOf(schema, input)).toBe(message));
});
