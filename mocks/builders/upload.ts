import { inMinutes } from '#ui-kit/format/testing/when.ts';
import type { Multipart } from '#client/generated/rest/files.ts';

/** An upload of one part, begun; with a tag its part has arrived. */
export const buildUpload = (fileId: string, etag: string | null = null): Multipart => ({
  fileId,
  uploadId: 'u',
  partBytes: 8_388_608,
  parts: [{ number: 1, etag, url: '/api/file-content/part' }],
  expiresAt: inMinutes(60 * 24),
});
