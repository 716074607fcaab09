/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type MultipartPartsPartsItem = {
  /**
     * @minimum 1
     * @maximum 10000
     */
  number: number;
  /**
     * @minLength 1
     * @maxLength 200
     */
  etag: string;
};
