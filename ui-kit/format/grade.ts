/** A 등급 with its scale, because 2 of 5 is not 2 of 9: `2등급 (9등급제)`; without it where it is not known, or said by `gradeHeader`. */
export const formatGrade = (grade: number | string, scale: number | null): string =>
  `${grade}등급${scale === null ? '' : ` (${scale}등급제)`}`;

/** The head of a column of 등급: with the scale when all of them have it, so that its cells need not say it. */
export const gradeHeader = (scale: number | null): string => (scale === null ? '등급' : `등급 (${scale}등급제)`);

/** The scale that all 등급 of a column have; null where there are several, or none. */
export function commonScale(scales: readonly (number | null | undefined)[]): number | null {
  const [scale = null, ...others] = new Set(scales.filter((one) => one != null));
  return others.length === 0 ? scale : null;
}

/** A 등급 as people write it (`5`, `5등급`, `5등급 (9등급제)`, `5/9`) as its digit; other text as it is. */
export const readGrade = (text: string): string =>
  /^(\d)(\s*등급(\s*\([59]등급제\))?|\/[59])$/.exec(text.trim().normalize('NFKC'))?.[1] ?? text;
