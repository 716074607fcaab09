import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Random } from '../bench/random.ts';
import { createRandom } from '../bench/random.ts';
import type { Template } from '../template/template.ts';
import { lockedPdf, twistedPdf } from './hostilePdf.ts';
import { hugePictures } from './hugePictures.node.ts';
import { scanToPdf } from './scans.node.ts';
import { readSheet } from './sheets.node.ts';

/** A file that must not crash the reader or be read wrongly. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array;
  /** Whether a page in it may be readable all the same: a changed byte need not hurt. */
  mayBeRead: boolean;
}

export interface Sources {
  template: Template;
  /** The marks of the sheet that all valid files show. */
  truth: Map<string, string>;
  files: { name: string; bytes: Uint8Array }[];
}

/** One sheet in every format. */
export async function soundSources(): Promise<Sources> {
  const { bytes, layout, truths } = await readSheet({});
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const canvas = { width: info.width, height: info.height, channels: 1 as const, data: new Uint8Array(data) };
  const formats = [
    { name: 'sheet.jpg', bytes },
    { name: 'sheet.png', bytes: await sharp(bytes).png().toBuffer() },
    { name: 'sheet.webp', bytes: await sharp(bytes).webp().toBuffer() },
    { name: 'sheet.tiff', bytes: await sharp(bytes).tiff({ compression: 'lzw' }).toBuffer() },
    { name: 'sheet.heic', bytes: await readFile(new URL('./sheet.heic', import.meta.url)) },
    { name: 'scan.pdf', bytes: await scanToPdf([canvas, canvas]) },
  ];
  const truth = new Map(truths.map(({ id, value }) => [id, String(value)]));
  // Slices of Node's buffers would share their memory.
  const files = formats.map((file) => ({ ...file, bytes: new Uint8Array(file.bytes) }));
  return { template: layout.template, truth, files };
}

/** Seeded files: cut, changed, with a wrong extension, encrypted, empty, huge. */
export async function hostileFiles(sources: Sources, count: number, seed: number): Promise<HostileFile[]> {
  const random = createRandom(seed);
  const files: HostileFile[] = [];
  const made = new Map<string, Promise<Uint8Array>>();
  const hugeFile = (index: number) => {
    const { name, make } = hugePictures[index % hugePictures.length]!;
    if (!made.has(name)) made.set(name, make(sources.files[0]!.bytes));
    return made.get(name)!.then((bytes) => ({ kind: 'huge', name, bytes, mayBeRead: false }));
  };
  for (let index = 0; index < count; index++) {
    const source = sources.files[index % sources.files.length]!;
    // Huge files take seconds each: every fiftieth file is one.
    const huge = index % 50 === 49;
    const file = huge ? await hugeFile(Math.floor(index / 50)) : make(random, source.name, source.bytes);
    const { kind, name = source.name, bytes, mayBeRead } = file;
    files.push({ name: `${String(index).padStart(4, '0')}-${kind}-${name}`, bytes, mayBeRead });
  }
  return files;
}

interface Made {
  kind: string;
  name?: string;
  bytes: Uint8Array;
  mayBeRead: boolean;
}

function make(random: Random, name: string, bytes: Uint8Array): Made {
  const turn = random.next();
  if (turn < 0.3) return { kind: 'cut', bytes: bytes.subarray(0, random.below(bytes.length)), mayBeRead: true };
  if (turn < 0.6) return { kind: 'changed', bytes: change(bytes, random, 0, bytes.length), mayBeRead: true };
  if (turn < 0.75) return { kind: 'head', bytes: change(bytes, random, 0, 600), mayBeRead: true };
  if (turn < 0.8) return { kind: 'hole', bytes: hole(bytes, random), mayBeRead: true };
  if (turn < 0.83) return { kind: 'empty', bytes: new Uint8Array(0), mayBeRead: false };
  if (turn < 0.88) return { kind: 'noise', bytes: noise(random, 1 + random.below(20_000)), mayBeRead: false };
  if (turn < 0.93) return { kind: 'other', bytes: other(random), mayBeRead: false, name };
  if (turn < 0.96) return { kind: 'locked', name: 'locked.pdf', bytes: lockedPdf(random), mayBeRead: false };
  return { kind: 'twisted', name: 'twisted.pdf', bytes: twistedPdf(random), mayBeRead: false };
}

function change(bytes: Uint8Array, random: Random, from: number, to: number): Uint8Array {
  const changed = bytes.slice();
  for (let left = 1 + random.below(40); left > 0; left--) {
    changed[from + random.below(Math.min(to, bytes.length) - from)] = random.below(256);
  }
  return changed;
}

function hole(bytes: Uint8Array, random: Random): Uint8Array {
  const from = random.below(bytes.length);
  return bytes.slice().fill(0, from, from + 1 + random.below(bytes.length / 4));
}

function noise(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256));
}

/** Beginnings of files that are no pictures of sheets. */
function other(random: Random): Uint8Array {
  const beginnings = [
    'PK\u0003\u0004',
    'GIF89a\u0001\u0000\u0001\u0000',
    '<html><body>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="100%" height="100%"/></svg>',
    '{"template": 1}',
    '\u0000\u0000\u0000\u0018ftypmp42',
    '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic',
    'BM\u0036\u0000',
    '%PDF-1.7\n%nothing else\n',
    'II*\u0000\u0008\u0000\u0000\u0000\u0001\u0000',
    '#!/bin/sh\necho hello\n',
  ];
  return new TextEncoder().encode(random.pick(beginnings) + 'x'.repeat(random.below(3000)));
}
