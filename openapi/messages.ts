import type { $ZodErrorMap } from 'zod/v4/core';

/** Zod error map: what is wrong with a field, in Korean, for the person who typed it. Server and forms share it. */
export const koreanMessage: $ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? required : (typeMessages[issue.expected] ?? badForm);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'invalid_format':
      return issue.input === ''
        ? required
        : (formatMessages[issue.format] ?? patternMessages[String(issue.pattern ?? '')] ?? badForm);
    case 'invalid_value':
      // What may only be true is a consent.
      if (issue.values.length === 1 && issue.values[0] === true) return '동의해 주셔야 합니다.';
      return issue.input === undefined || issue.input === null ? required : '고를 수 있는 값이 아닙니다.';
    case 'not_multiple_of':
      return notMultipleOf(issue.divisor);
    case 'unrecognized_keys':
      return `모르는 항목입니다: ${issue.keys.join(', ')}`;
    default:
      return badForm;
  }
};

const required = '꼭 입력해 주세요.';
const badForm = '형식이 올바르지 않습니다.';

const typeMessages: Record<string, string> = {
  number: '숫자로 입력해 주세요.',
  int: '정수로 입력해 주세요.',
  boolean: '예 또는 아니요여야 합니다.',
  array: '목록이어야 합니다.',
};

const formatMessages: Record<string, string> = {
  date: '날짜 형식이 올바르지 않습니다. 예: 2026-03-02',
  datetime: '날짜와 시각의 형식이 올바르지 않습니다.',
};

/** Words for patterns of numbers in an address, by the pattern. */
const patternMessages: Record<string, string> = {
  '/^([0-9]{1,4}([.][0-9]{1,2})?|none)$/': '점수는 0 이상, 소수 둘째 자리까지 입력해 주세요.',
};

function notMultipleOf(divisor: number | bigint): string {
  const places = /^0[.](0*)1$/.exec(String(divisor))?.[1]?.length;
  if (places !== undefined)
    return `소수 ${['첫째', '둘째', '셋째'][places] ?? `${places + 1}번째`} 자리까지 입력해 주세요.`;
  return Number(divisor) === 1 ? '정수로 입력해 주세요.' : `${divisor} 단위로 입력해 주세요.`;
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string') return minimum <= 1 ? required : `${minimum}자 이상 입력해 주세요.`;
  if (origin === 'array') return minimum <= 1 ? '하나 이상 골라 주세요.' : `${minimum}개 이상 골라 주세요.`;
  return inclusive ? `${sayNumber(minimum)} 이상이어야 합니다.` : `${sayNumber(minimum)}보다 커야 합니다.`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `${maximum}자까지 입력할 수 있습니다.`;
  if (origin === 'array') return `${maximum}개까지 고를 수 있습니다.`;
  return inclusive ? `${sayNumber(maximum)} 이하여야 합니다.` : `${sayNumber(maximum)}보다 작아야 합니다.`;
}

/** With commas from 10,000 on: below it may be a year. */
export const sayNumber = (number = 0): string =>
  Math.abs(number) < 10_000 ? `${number}` : number.toLocaleString('ko');
