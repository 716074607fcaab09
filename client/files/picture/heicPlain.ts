import decoderOf from 'heic-decode/lib.js';
import library from 'libheif-js';

/** Opens HEIC without WebAssembly, which the pages' content security policy does not allow: slower, and only where the browser cannot do it. */
export const { all: decodeAll } = decoderOf(library);
