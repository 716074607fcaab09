import { latin } from '../picture/bytes.ts';
import { pictureKind, pictureKinds } from '../picture/kinds.ts';

/** Bytes at the beginning of a file that tell its kind. */
export const headBytes = 1024;

/** A kind of file: its media type, how its name ends and how its content begins. */
export interface Kind {
  type: string;
  endings: readonly string[];
  is(head: Uint8Array): boolean;
  /** A smaller limit than that of the owner. */
  maxBytes?: number;
}

const mb = 1_048_576;
const starts = (text: string) => (head: Uint8Array) => latin(head, 0, text.length) === text;
/** ISO base media: the brand after `ftyp` tells the kind. */
const brand = (pattern: RegExp) => (head: Uint8Array) =>
  latin(head, 4, 8) === 'ftyp' && pattern.test(latin(head, 8, 12));
const riff = (kind: string) => (head: Uint8Array) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === kind;
const zip = starts('PK\x03\x04');
const compound = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const office = 'application/vnd.openxmlformats-officedocument';
const text = (head: Uint8Array) => !head.includes(0);

const documents: Kind[] = [
  { type: 'application/pdf', endings: ['pdf'], is: (head) => latin(head, 0, headBytes).includes('%PDF-') },
  { type: `${office}.wordprocessingml.document`, endings: ['docx'], is: zip },
  { type: `${office}.spreadsheetml.sheet`, endings: ['xlsx'], is: zip },
  { type: `${office}.presentationml.presentation`, endings: ['pptx'], is: zip },
  { type: 'application/hwp+zip', endings: ['hwpx'], is: zip },
  { type: 'application/x-hwp', endings: ['hwp'], is: compound },
  { type: 'application/msword', endings: ['doc'], is: compound },
  { type: 'application/vnd.ms-excel', endings: ['xls'], is: compound },
  { type: 'application/vnd.ms-powerpoint', endings: ['ppt'], is: compound },
  { type: 'text/plain', endings: ['txt'], is: text },
  { type: 'text/csv', endings: ['csv'], is: text },
];
// Made anew when they have arrived, they are loaded into memory.
const images = Object.entries(pictureKinds).map(([name, kind]): Kind => ({
  ...kind,
  is: (head) => pictureKind(head) === name,
  maxBytes: 50 * mb,
}));
const sounds: Kind[] = [
  {
    type: 'audio/mpeg',
    endings: ['mp3'],
    is: (head) => starts('ID3')(head) || (head[0] === 0xff && (head[1] ?? 0) >= 0xe0),
  },
  { type: 'audio/mp4', endings: ['m4a'], is: brand(/^(M4A |mp4|isom)/) },
  { type: 'audio/wav', endings: ['wav'], is: riff('WAVE') },
];
const matroska = starts('\x1a\x45\xdf\xa3');
const isMkv = (head: Uint8Array): boolean => latin(head, 0, 64).includes('matroska');
const films: Kind[] = [
  { type: 'video/mp4', endings: ['mp4', 'm4v'], is: brand(/^(?!qt|hei|mif1|msf1|avi[fs]|M4A|M4B)/) },
  {
    type: 'video/quicktime',
    endings: ['mov'],
    // Before 2001 without a brand.
    is: (head) => brand(/^qt/)(head) || /^(moov|mdat|wide|free|skip|pnot)$/.test(latin(head, 4, 8)),
  },
  { type: 'video/webm', endings: ['webm'], is: (head) => matroska(head) && !isMkv(head) },
  // Taken under the name of another film only: some browsers play it.
  { type: 'video/x-matroska', endings: [], is: (head) => matroska(head) && isMkv(head) },
];
const captions: Kind = {
  type: 'text/vtt',
  endings: ['vtt'],
  maxBytes: mb,
  // With the commas of SubRip no player shows a line of it.
  is: (head) =>
    /^(\xef\xbb\xbf)?WEBVTT[\s]/.test(latin(head, 0, 10)) && !/\d,\d{3} +-->/.test(latin(head, 0, headBytes)),
};
const posters: Kind[] = images.map((kind) => ({ ...kind, maxBytes: 5 * mb }));
const archives: Kind[] = [{ type: 'application/zip', endings: ['zip'], is: zip }];
const papers: Kind[] = [documents[0] as Kind, ...images];
const faxes: Kind = {
  type: 'image/tiff',
  endings: ['tif', 'tiff'],
  is: (head) => /^(II\*\0|MM\0\*)/.test(latin(head, 0, 4)),
};

/** The kinds and sizes of files an owner type accepts, and who may open them by default. */
export interface Takes {
  kinds: readonly Kind[];
  maxBytes: number;
  openTo?: 'LECTURE' | 'WEEK';
}

const rules = <Owner extends string>(all: Record<Owner, Takes>): Record<Owner, Takes> => all;

/** The rules of each owner type of the contract. */
export const takes = rules({
  LECTURE: { kinds: [...documents, ...images, ...sounds, ...archives], maxBytes: 200 * mb, openTo: 'LECTURE' },
  WEEKLY_LECTURE: { kinds: [...documents, ...images, ...sounds, ...archives], maxBytes: 200 * mb, openTo: 'WEEK' },
  MATERIAL: { kinds: [...documents, ...images, ...sounds, ...archives], maxBytes: 200 * mb, openTo: 'LECTURE' },
  STUDENT: { kinds: [...documents, ...images, ...sounds], maxBytes: 50 * mb },
  CONSULT: { kinds: [...documents, ...images, ...sounds], maxBytes: 50 * mb },
  EXAM: { kinds: [...documents, ...images], maxBytes: 200 * mb, openTo: 'WEEK' },
  VIDEO: { kinds: [...films, ...posters, captions], maxBytes: 5120 * mb, openTo: 'WEEK' },
  BOARD_POST: { kinds: papers, maxBytes: 20 * mb },
  SUBMISSION: { kinds: papers, maxBytes: 30 * mb },
  CLAIM: { kinds: papers, maxBytes: 10 * mb },
  PROFILE: { kinds: images, maxBytes: 5 * mb },
});

/** What is taken as a scan of answer sheets: what their reader opens. */
export const scans: Takes = {
  kinds: [...papers.filter(({ type }) => !/gif|avif/.test(type)), faxes],
  maxBytes: 100 * mb,
};

/** The kind of a file by its name; undefined when the owner does not accept it. */
export function kindOf({ kinds }: Takes, name: string): Kind | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return kinds.find(({ endings }) => endings.includes(ending));
}

/**
 * The kind of a file by its content: that of its name, or another one of the same family that the owner accepts, as of a MOV called .mp4; undefined
 * when it is neither.
 */
export function kindOfContent(taken: Takes, name: string, head: Uint8Array): Kind | undefined {
  const named = kindOf(taken, name);
  if (!named || named.is(head)) return named;
  const [family] = named.type.split('/');
  const isMedia = family === 'image' || family === 'video' || family === 'audio';
  return isMedia ? taken.kinds.find(({ type, is }) => type.startsWith(`${family}/`) && is(head)) : undefined;
}
