import type { Face } from '../face.ts';

export const face: Face = { resources: [{ name: 'words', label: '낱말', parent: 'wordDecks' }] };
