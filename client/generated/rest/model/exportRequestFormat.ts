/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the file will be; kept with the purpose
 */
export type ExportRequestFormat = typeof ExportRequestFormat[keyof typeof ExportRequestFormat];


export const ExportRequestFormat = {
  XLSX: 'XLSX',
  CSV: 'CSV',
} as const;
