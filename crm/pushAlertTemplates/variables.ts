/** The data that fills a text's variables. */
export interface VariableValues {
  이름: string;
  학교: string;
  학년: string;
  보호자: string;
  강의: string;
  주차: string;
  날짜: string;
  시각: string;
  출결: string;
}

/** The variables a template may use, in the order offered. */
export const VARIABLES = [
  '이름',
  '학교',
  '학년',
  '보호자',
  '강의',
  '주차',
  '날짜',
  '시각',
  '출결',
] as const satisfies (keyof VariableValues)[];

/** The text with its `#{변수}` filled; unknown ones are left in. */
export function fillVariables(body: string, values: VariableValues): string {
  return body.replace(pattern, (whole, name: string) => new Map(Object.entries(values)).get(name.trim()) ?? whole);
}

/** The unknown variables of a text, each once. */
export function unknownVariables(body: string): string[] {
  const names = [...body.matchAll(pattern)].map(([, name = '']) => name.trim());
  return [...new Set(names.filter((name) => !VARIABLES.some((known) => known === name)))];
}

const pattern = /#\{([^{}]*)\}/g;
