import { headBytes, scans } from '#ui-kit/format/file/kinds.ts';

/** The media type of a scan by its first bytes, regardless of its name; undefined for an unknown type. */
export const scanType = (bytes: Uint8Array): string | undefined =>
  scans.kinds.find(({ is }) => is(bytes.subarray(0, headBytes)))?.type;
