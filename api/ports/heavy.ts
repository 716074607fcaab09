import type { PictureFault } from '#ui-kit/format/picture/readPicture.ts';
import type { TextSheet } from '#ui-kit/format/workbook/textSheet.ts';
import type { PictureShape } from '../heavy/pictureShapes.ts';

/** What is drawn on the pages of a file for one reader. */
export interface Stamp {
  lines: readonly string[];
  /** The id of the download. */
  traceId: string;
}

/** Why a PDF gets no watermark, and on which page, from 1, where it is one page's fault. */
export interface StampTrouble {
  why: 'password' | 'cipher' | 'damaged' | 'empty' | 'page' | 'heavy';
  page?: number;
}

/** A stamped PDF, or why there is none. */
export type Stamped = { pdf: Uint8Array<ArrayBuffer>; trouble?: never } | { pdf?: never; trouble: StampTrouble };

/** A picture that was made anew, with its media type, or why it could not be. */
export type MadePicture = { bytes: Uint8Array<ArrayBuffer>; type: string; fault?: never } | PictureFault;

/**
 * Work that keeps a core busy for long. In worker threads where there are any: with a queue, a limit and a time-out, so
 * that nobody's question waits for it. What finds the queue full is refused with 503, what takes too long with 422.
 */
export interface Heavy {
  /** argon2id of a password in PHC form. */
  hashPassword(password: string): Promise<string>;
  /** Whether a password matches a hash; without a hash it takes as long and answers false. */
  verifyPassword(password: string, hash: string | null | undefined): Promise<boolean>;
  /** The visible sheets of an Excel file as texts. @throws NotAWorkbook */
  readSheets(bytes: Uint8Array): Promise<TextSheet[]>;
  /** A PDF with a text across every page, and the number of the download in its properties; or what keeps it from being drawn. */
  stamp(pdf: Uint8Array, words: Stamp): Promise<Stamped>;
  /** A picture as others are shown it: upright, small enough for its shape, nothing but its pixels; or why it is not taken. */
  makePicture(picture: Uint8Array<ArrayBuffer>, shape: PictureShape): Promise<MadePicture>;
}
