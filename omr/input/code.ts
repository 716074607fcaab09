import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { GreyImage } from '../image/grey.ts';

/** Reads the QR code in a picture; undefined when it sees none. */
export type CodeReader = (image: GreyImage) => Promise<string | undefined>;

/**
 * Prepares the reader of QR codes.
 * @param wasm the package's `zxing_reader.wasm`: by default it would fetch the file from the network.
 */
export function createCodeReader(wasm: ArrayBuffer): CodeReader {
  prepareZXingModule({ overrides: { wasmBinary: wasm } });
  return async (image) => {
    const [code] = await readBarcodes(pixelsOf(image), { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : undefined;
  };
}

function pixelsOf({ width, height, data: grey }: GreyImage): ImageData {
  const data = new Uint8ClampedArray(4 * grey.length).fill(255);
  for (const [at, value] of grey.entries()) data.fill(value, 4 * at, 4 * at + 3);
  return { width, height, data, colorSpace: 'srgb' } as ImageData;
}
