/** Sections of a WebAssembly module start after its magic number and version. */
const firstSection = 8;
const tableSection = 4;
const memorySection = 5;
const pagesPerMb = 16;

/**
 * Changes two upper limits of a WebAssembly module. Its function table may grow by one, for a callback, which PDFium's
 * file does not allow; and the growth of its memory is limited.
 * @param wasm the module's file, which is not changed.
 */
export function withLimits(wasm: Uint8Array, memoryMb: number): Uint8Array<ArrayBuffer> {
  const module = new Uint8Array(wasm);
  // A table's limits come after the type of its elements.
  changeLimit(module, findSection(module, tableSection) + 1, (most) => most + 1);
  changeLimit(module, findSection(module, memorySection), (most) => Math.min(most, memoryMb * pagesPerMb));
  return module;
}

/** Where the first entry of a section begins. */
function findSection(module: Uint8Array, wanted: number): number {
  let at = firstSection;
  while (at < module.length) {
    const size = readNumber(module, at + 1);
    if (module[at] === wanted) return readNumber(module, size.next).next;
    at = size.next + size.value;
  }
  throw new TypeError(`This WebAssembly module has no section ${wanted}.`);
}

/** @param at offset of the limits' flag, which precedes the minimum and the maximum. */
function changeLimit(module: Uint8Array, at: number, change: (most: number) => number) {
  const most = readNumber(module, at + 1).next;
  const { value, next } = readNumber(module, most);
  writeNumber(module, most, next, change(value));
}

/** Reads an unsigned LEB128 number. */
function readNumber(module: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  for (let at = from, shift = 0; ; at++, shift += 7) {
    const byte = module[at] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}

/** Overwrites one with another of the same number of bytes. */
function writeNumber(module: Uint8Array, from: number, end: number, value: number) {
  for (let at = from; at < end; at++) {
    module[at] = (value & 0x7f) | (at < end - 1 ? 0x80 : 0);
    value = Math.floor(value / 128);
  }
}
