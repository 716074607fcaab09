import { kindOf } from '#omr/input/kinds.ts';

/** The media type of a scan by its first bytes, regardless of its name; undefined for an unknown type. */
export function scanType(bytes: Uint8Array): string | undefined {
  const kind = kindOf(bytes.subarray(0, 1024));
  if (kind === 'pdf') return 'application/pdf';
  if (kind === 'heic') return 'image/heic';
  return signatures.find(({ first }) => first.every((byte, at) => byte === null || bytes[at] === byte))?.type;
}

const signatures: { type: string; first: (number | null)[] }[] = [
  { type: 'image/jpeg', first: [0xff, 0xd8, 0xff] },
  { type: 'image/png', first: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/tiff', first: [0x49, 0x49, 0x2a, 0x00] },
  { type: 'image/tiff', first: [0x4d, 0x4d, 0x00, 0x2a] },
  { type: 'image/webp', first: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
];
