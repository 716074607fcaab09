import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCodeReader, type CodeReader } from './code.ts';

/** The reader of QR codes with the wasm file of its package. */
export async function loadCodeReader(): Promise<CodeReader> {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  return createCodeReader(new Uint8Array(file).buffer);
}
