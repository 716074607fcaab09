import type { SliceHandlers } from '../handler.ts';
import { checkLectureMaterial } from './checkLectureMaterial.ts';

export const lectureMaterials: SliceHandlers<'lectureMaterials'> = { checkLectureMaterial };
