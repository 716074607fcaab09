import type { PGlite } from '@electric-sql/pglite';

type Bytes = Uint8Array | Int8Array;

/** What a file or folder in PGlite's memory is made of, as far as it is kept here. */
interface Node {
  mode: number;
  contents: Bytes | Record<string, Node>;
  usedBytes: number;
  name_next?: Node;
}

interface Stream {
  shared: object;
}

interface Inside {
  wasmMemory: WebAssembly.Memory;
  FS: {
    lookupPath(path: string): { node: Node };
    isDir(mode: number): boolean;
    nameTable: (Node | undefined)[];
    streams: (Stream | null)[];
  };
}

/** Where a database writes. */
const written = ['/pglite/data', '/tmp'];

/**
 * Keeps a PGlite in memory as it is at this moment, between two statements: the memory of its backend, its files, and which of them are
 * open. A library that it loads later is not known to the moment: load all of them before.
 * @returns takes it back to the moment, as often as one likes; some 0.1 s instead of the seconds that another PGlite takes to open.
 */
export function keepMoment(pglite: PGlite): () => void {
  const { FS, wasmMemory } = pglite.Module as unknown as Inside;
  const memory = new Uint8Array(wasmMemory.buffer).slice();
  const kept = written.flatMap((path) => nodesBelow(FS.lookupPath(path).node, FS.isDir));
  const nodes = kept.map((node) => (FS.isDir(node.mode) ? keepFolder(node) : keepFile(node)));
  const names = Array.from(FS.nameTable, chainOf);
  const streams = FS.streams.map((stream) => stream && { stream, own: { ...stream }, shared: { ...stream.shared } });

  return () => {
    const now = new Uint8Array(wasmMemory.buffer);
    now.set(memory);
    // What has grown since is as new as it was when it was given.
    now.fill(0, memory.length);
    for (const restore of nodes) restore();
    for (const [bucket, chain] of names.entries()) {
      FS.nameTable[bucket] = chain[0];
      for (const [at, node] of chain.entries()) node.name_next = chain[at + 1];
    }
    FS.streams.length = 0;
    for (const kept of streams) {
      // A closed one has lost its number.
      if (kept) Object.assign(Object.assign(kept.stream, kept.own).shared, kept.shared);
      FS.streams.push(kept && kept.stream);
    }
  };
}

function nodesBelow(node: Node, isDir: (mode: number) => boolean): Node[] {
  const inner = isDir(node.mode) ? Object.values(node.contents as Record<string, Node>) : [];
  return [node, ...inner.flatMap((child) => nodesBelow(child, isDir))];
}

function keepFolder(node: Node): () => void {
  const properties = { ...node };
  const contents = { ...node.contents };
  return () => Object.assign(node, properties, { contents: { ...contents } });
}

/** A file that was never written to has no contents; others have bytes with a sign, or without one, as they were first written. */
function keepFile(node: Node): () => void {
  const properties = { ...node };
  const { contents } = properties;
  const bytes = isBytes(contents) ? contents.slice(0, node.usedBytes) : null;
  if (bytes !== null) properties.contents = bytes;
  return () => {
    const room = node.contents;
    const fits = bytes !== null && isBytes(room) && room.length >= bytes.length;
    // Files grow into the room behind them, which must be empty.
    if (fits) room.fill(0, bytes.length).set(bytes);
    Object.assign(node, properties, bytes && { contents: fits ? room : bytes.slice() });
  };
}

const isBytes = (contents: Node['contents']): contents is Bytes => ArrayBuffer.isView(contents);

function chainOf(node: Node | undefined): Node[] {
  const chain = [];
  for (let each = node; each; each = each.name_next) chain.push(each);
  return chain;
}
