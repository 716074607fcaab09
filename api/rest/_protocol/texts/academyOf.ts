import type { Place } from '../../../deps.ts';

/** What texts call the academy: its name, or 학원 where none is set. */
export const academyOf = ({ academyName }: Pick<Place, 'academyName'>): string => academyName?.trim() || '학원';
