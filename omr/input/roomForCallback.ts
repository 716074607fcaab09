/** Sections of a WebAssembly module begin behind its magic number and version. */
const firstSection = 8;
const tableSection = 4;

/**
 * Lets a module's table of functions grow by one: PDFium's is closed, so that no callback could be handed to it. Only the
 * table's upper limit is written anew.
 * @param wasm the module's file, which is left as it is.
 */
export function withRoomForCallback(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const module = new Uint8Array(wasm);
  let at = firstSection;
  while (module[at] !== tableSection) {
    const size = readNumber(module, at + 1);
    if (!(size.next + size.value < module.length)) throw new TypeError('This WebAssembly module has no table.');
    at = size.next + size.value;
  }
  // Size of the section, number of tables, kind of element, kind of limits, least and most elements.
  const limits = readNumber(module, at + 1).next + 3;
  const most = readNumber(module, limits);
  const limit = readNumber(module, most.next);
  writeNumber(module, most.next, limit.next, limit.value + 1);
  return module;
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

/** Writes one in the bytes of another. */
function writeNumber(module: Uint8Array, from: number, end: number, value: number) {
  for (let at = from; at < end; at++) {
    module[at] = (value & 0x7f) | (at < end - 1 ? 0x80 : 0);
    value = Math.floor(value / 128);
  }
}
