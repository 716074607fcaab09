// Generated from openapi/ by `npm run generate`. Do not edit.

import type { DoneResponse } from './shared.ts';
import { call, useCommand } from '../../rest.ts';

/**
 * Says that the student has worked through it; once is enough, again changes nothing.
 * @summary 자료 확인
 */
export const checkLectureMaterial = (materialId: string, init?: RequestInit) =>
  call<DoneResponse>('POST', `/sp/lecture-materials/${materialId}/check`, {}, init);

export const useCheckLectureMaterial = () =>
  useCommand(['lectureMaterials'], ({ materialId, init }: { materialId: string; init?: RequestInit }) => checkLectureMaterial(materialId, init));
