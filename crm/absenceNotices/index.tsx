import type { Face } from '../face.ts';

export const panels = {
  /** Absences that parents told of a week, to take over or leave; nothing where there are none. */
};

export const face: Face = {};
