import type { Face } from '../face.ts';

export const face: Face = { resources: [{ name: 'wordAssignments', label: '단어 과제', parent: 'wordDecks' }] };
