import type { Slice } from '../_protocol/slice.ts';
import { checkLectureMaterial } from './checkLectureMaterial.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'lectureMaterials'> = { handlers: { checkLectureMaterial }, refusals };
