import { parentPort } from 'node:worker_threads';
import { NotAWorkbook, readSheets } from './xlsx.ts';
import type { Answer } from './xlsxAside.node.ts';

// The thread that reads one file for `readSheetsAside`.
parentPort?.once('message', (bytes: Uint8Array) => void answer(bytes));

async function answer(bytes: Uint8Array): Promise<void> {
  try {
    // As text: copying a hundred thousand values would block the main thread as long as reading them.
    const sheets = new TextEncoder().encode(JSON.stringify(await readSheets(bytes)));
    parentPort?.postMessage({ sheets } satisfies Answer, [sheets.buffer]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reply: Answer = error instanceof NotAWorkbook ? { refused: message } : { fault: message };
    parentPort?.postMessage(reply);
  }
}
