import { arrayLiteral } from '../model/value.ts';

/**
 * Reads `a.b[0]['c d']`, with or without a leading `$`.
 * @returns the steps as a text array literal, or null when the path cannot be read
 */
export function jsonPath(path: string): string | null {
  const steps: string[] = [];
  let rest = path.trim().replace(/^\$/, '');
  while (rest) {
    const match = STEP.exec(rest);
    const step = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
    if (!match || step === undefined) return null;
    steps.push(step);
    rest = rest.slice(match[0].length);
  }
  return arrayLiteral(steps);
}

const STEP = /^(?:\.?([^.[\]'"\s]+)|\[(\d+)\]|\['([^']*)'\]|\["([^"]*)"\])/;
