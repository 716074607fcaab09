/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type MultipartPartsPropertyItem = {
  number: number;
  /**
     * What has arrived already; null when the part is still to be sent
     * @nullable
     */
  etag: string | null;
  /** Takes the part by PUT and answers its ETag */
  url: string;
};
