import type { Figure } from '../question.ts';
import type { Value } from '../types.ts';
import { compareValues } from './compare.ts';

/** A figure over values, nulls left out; null where there is none. */
export function figureOf(figure: Figure, values: readonly Value[]): Value {
  const known = values.filter((value) => value !== null);
  if (figure === 'max' || figure === 'min') {
    const sorted = known.toSorted(compareValues);
    return (figure === 'max' ? sorted.at(-1) : sorted[0]) ?? null;
  }
  const numbers = known.map(Number);
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (!numbers.length) return null;
  if (figure === 'sum') return sum;
  const mean = sum / numbers.length;
  if (figure === 'avg') return mean;
  const squares = numbers.reduce((total, number) => total + (number - mean) ** 2, 0);
  const population = figure === 'stddev_pop' || figure === 'var_pop';
  const freedom = population ? numbers.length : numbers.length - 1;
  if (!freedom) return null;
  const variance = squares / freedom;
  return figure.startsWith('stddev') ? Math.sqrt(variance) : variance;
}
