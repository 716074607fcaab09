/** The content of a sheet's QR code: its exam and its page. */
export interface SheetId {
  exam: string;
  /** From 1. */
  page: number;
}

const pattern = /^OMR1:([\w.-]{1,40}):(\d{1,3})$/;

/** The text of the QR code. */
export function writeSheetId({ exam, page }: SheetId): string {
  return `OMR1:${exam}:${page}`;
}

/** Reads the text of a QR code; undefined when it is none of ours. */
export function readSheetId(text: string): SheetId | undefined {
  const [, exam, page] = pattern.exec(text) ?? [];
  return exam && page ? { exam, page: Number(page) } : undefined;
}
