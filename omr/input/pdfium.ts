import { PDFiumModule } from '@hyzyla/pdfium';
import { constants } from '../constants.ts';
import { withLimits } from './wasmLimits.ts';

/** A file with random access, so that a large one is never in memory as a whole. */
export interface ByteSource {
  size: number;
  /** Fills `target` with the bytes from `position` on; false on failure. */
  read(position: number, target: Uint8Array): boolean;
}

type Loaded = Awaited<ReturnType<typeof PDFiumModule>>;

/** Functions of PDFium's C interface that its package exports without types; see `fpdfview.h` and `fpdf_edit.h`. */
interface Untyped {
  _FPDF_LoadCustomDocument(access: number, password: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDF_GetPageBoundingBox(page: number, box: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPageObj_GetClipPath(object: number): number;
  _FPDFPageObj_HasTransparency(object: number): number;
  _FPDFPageObj_CountMarks(object: number): number;
  _FPDFClipPath_CountPaths(clip: number): number;
  _FPDFImageObj_GetImageMetadata(object: number, page: number, metadata: number): number;
  wasmExports: { memory: WebAssembly.Memory; __indirect_function_table: WebAssembly.Table };
}

/** PDFium as it is loaded: one instance serves one thread. */
export type Pdfium = Loaded & Untyped & { open(source: ByteSource): number; close(document: number): void };

/**
 * Loads PDFium.
 * @param wasm the package's `pdfium.wasm`.
 */
export async function loadPdfium(wasm: Uint8Array): Promise<Pdfium> {
  const wasmBinary = withLimits(wasm, constants.input.pdfMemoryMb).buffer;
  const module = (await PDFiumModule({ wasmBinary })) as Loaded & Untyped;
  module._FPDF_InitLibraryWithConfig({});
  return Object.assign(module, fileAccess(module));
}

/** Lets PDFium read files through a callback, with `FPDF_LoadCustomDocument`. */
function fileAccess(module: Loaded & Untyped) {
  const sources = new Map<number, ByteSource>();
  const accesses = new Map<number, number>();
  const { malloc, free, memory, __indirect_function_table: table } = module.wasmExports;
  const getBlock = (id: number, position: number, buffer: number, size: number): number => {
    const target = new Uint8Array(memory.buffer, buffer >>> 0, size >>> 0);
    return sources.get(id)?.read(position >>> 0, target) ? 1 : 0;
  };
  const index = table.grow(1);
  table.set(index, callableFromWasm(getBlock));
  return {
    open(source: ByteSource): number {
      const access = malloc(12);
      new Uint32Array(memory.buffer, access, 3).set([source.size, index, access]);
      sources.set(access, source);
      const document = module._FPDF_LoadCustomDocument(access, 0);
      if (document) accesses.set(document, access);
      else release(access);
      return document;
    },
    close(document: number) {
      module._FPDF_CloseDocument(document);
      release(accesses.get(document)!);
      accesses.delete(document);
    },
  };
  function release(access: number) {
    sources.delete(access);
    free(access);
  }
}

/** A function table takes only WebAssembly functions: this module exports the JavaScript function that it imports. */
function callableFromWasm(callback: (a: number, b: number, c: number, d: number) => number) {
  const i32 = 0x7f;
  const bytes = [
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // Type 0: (i32, i32, i32, i32) → i32; import "e" "f" of it; export it as "f".
    ...[1, 9, 1, 0x60, 4, i32, i32, i32, i32, 1, i32],
    ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
    ...[7, 5, 1, 1, 0x66, 0, 0],
  ];
  const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)), { e: { f: callback } });
  return instance.exports['f'];
}
