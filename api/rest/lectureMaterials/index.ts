import type { SliceHandlers } from '../_protocol/handler.ts';
import { checkLectureMaterial } from './checkLectureMaterial.ts';

export const lectureMaterials: SliceHandlers<'lectureMaterials'> = { checkLectureMaterial };
