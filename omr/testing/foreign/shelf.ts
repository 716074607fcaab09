import sharp from 'sharp';
import type { Canvas } from '../../bench/canvas.ts';
import { chain, type Distortion } from '../../bench/distort.ts';
import { blackWhite, bleed, levels, noise } from '../../bench/light.ts';
import { createRandom } from '../../bench/random.ts';
import { photo, turn } from '../../bench/shape.ts';
import { encode } from '../../bench/sheet.node.ts';
import { lockedPdf } from '../hostilePdf.ts';
import { layOnGlass } from './glass.ts';
import { cover, emptyPage, letter, pixelsPerMm, questionPage } from './paper.ts';
import { pdfOfJpegs, type JpegPage } from './pdfs.ts';
import { fillSheet, otherExam } from './sheet.ts';

/** A file as somebody else's scanner, app or tool leaves it, and the sentence the product says about it. */
export interface ForeignFile {
  name: string;
  leftBy: string;
  expected: string;
  /** The numbers of the students whose sheets are read, in order. */
  students: readonly string[];
  bytes: () => Promise<Uint8Array>;
}

const [one, two] = ['20260117', '20260118'] as const;
const a4 = [0, 0, 595, 842] as const;
const full = 'q 595 0 0 842 0 0 cm /P Do Q';
const again = '다시 스캔해 주세요.';

const sheetOf = async (number: string) => (await fillSheet(number)).canvas;
const scanned = (page: Canvas, ...steps: Distortion[]) =>
  chain(...steps, levels(18, 246), noise(3))(page, pixelsPerMm, createRandom(5));
const jpegOf = (page: Canvas) => encode(page, 80);
const photoOf = (page: Canvas) => jpegOf(chain(photo(0.05, 4, 0.85), noise(3))(page, pixelsPerMm, createRandom(3)));

/** A PDF page of a canvas; by default one that it fills. */
async function pageOf(page: Canvas, own: Partial<JpegPage> = {}): Promise<JpegPage> {
  const size = [page.width, page.height] as const;
  return { picture: await jpegOf(page), size, media: a4, content: full, ...own };
}

async function sideBySide(): Promise<Canvas> {
  const [left, right] = [await sheetOf(one), await sheetOf(two)];
  const placed = [
    { page: left, x: 104, y: 149, degrees: 1 },
    { page: right, x: 316, y: 148, degrees: -1 },
  ];
  return scanned(layOnGlass(420, 297, placed));
}

/** Both halves of an A3 scan, each a page that shows a part of the same picture. */
async function splitA3(): Promise<JpegPage[]> {
  const whole = await pageOf(await sideBySide(), {
    media: [0, 0, 1190, 842],
    content: 'q 1190 0 0 842 0 0 cm /P Do Q',
  });
  return [
    { ...whole, crop: [0, 0, 595, 842] },
    { ...whole, crop: [595, 0, 1190, 842] },
  ];
}

/** Pages of one bit a pixel, in one file. */
async function faxOf(pages: readonly Canvas[]): Promise<Uint8Array> {
  const { width, height } = pages[0]!;
  const data = Buffer.concat(
    pages.map((page) => Buffer.from(chain(noise(6), blackWhite)(page, pixelsPerMm, createRandom(1)).data)),
  );
  const raw = { width, height: height * pages.length, channels: 1 as const, pageHeight: height };
  return sharp(data, { raw }).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer();
}

const pdf = async (...pages: Promise<JpegPage>[]) => pdfOfJpegs(await Promise.all(pages));
const single = { students: [one], expected: '답안지 1장 (채점 1).' };
const both = { students: [one, two], expected: '답안지 2장 (채점 2).' };

/** The shelf: what a reading of each file comes to. */
export const shelf: readonly ForeignFile[] = [
  {
    name: '두 쪽.pdf',
    leftBy: 'scanner with a feeder',
    ...both,
    bytes: async () => pdf(pageOf(scanned(await sheetOf(one))), pageOf(scanned(await sheetOf(two)))),
  },
  {
    name: '반으로 나눈 A3.pdf',
    leftBy: 'tool that splits A3 by CropBox',
    ...both,
    bytes: async () => pdfOfJpegs(await splitA3()),
  },
  { name: 'A3에 두 장.jpg', leftBy: 'A3 scanner', ...both, bytes: async () => jpegOf(await sideBySide()) },
  {
    name: 'A3에 두 장, 옆으로.jpg',
    leftBy: 'A3 scanner fed sideways',
    ...both,
    bytes: async () => jpegOf(turn(1)(await sideBySide(), 1, createRandom(1))),
  },
  {
    name: '두 장을 한 사진에.jpg',
    leftBy: 'phone',
    ...both,
    bytes: async () =>
      photoOf(
        layOnGlass(
          460,
          330,
          [
            { page: await sheetOf(one), x: 115, y: 160, degrees: 3 },
            { page: await sheetOf(two), x: 340, y: 168, degrees: -4 },
          ],
          90,
        ),
      ),
  },
  {
    name: '겹친 두 장.jpg',
    leftBy: 'phone',
    students: [one],
    expected: `답안지 2장 (확인 필요 1, 반려 1). 답안지가 두 장 보입니다. 같은 쪽에 보이는 다른 답안지입니다. 한 장씩 ${again}`,
    bytes: async () =>
      jpegOf(
        layOnGlass(
          300,
          330,
          [
            { page: await sheetOf(two), x: 180, y: 165, degrees: 2 },
            { page: await sheetOf(one), x: 115, y: 160 },
          ],
          90,
        ),
      ),
  },
  {
    name: '책과 지우개 옆.jpg',
    leftBy: 'phone',
    ...single,
    bytes: async () =>
      jpegOf(
        layOnGlass(
          420,
          330,
          [
            { page: await sheetOf(one), x: 115, y: 160, degrees: 2 },
            { page: await questionPage(), x: 320, y: 165 },
          ],
          120,
        ),
      ),
  },
  {
    name: '양면.pdf',
    leftBy: 'duplex scanner, backs turned by /Rotate',
    students: [one, two],
    expected: '답안지 2장 (채점 2), 빈 쪽 2.',
    bytes: async () => {
      const sheets = [await sheetOf(one), await sheetOf(two)];
      const pages = sheets.flatMap((sheet) => [
        pageOf(scanned(sheet)),
        pageOf(scanned(emptyPage(), bleed(sheet)), { rotate: 180 }),
      ]);
      return pdf(...pages);
    },
  },
  {
    name: '표지부터 끝까지.pdf',
    leftBy: 'whole booklet in the feeder',
    students: [one],
    expected: '답안지 1장 (채점 1), 답안지 아님 3.',
    bytes: async () =>
      pdf(
        ...[await cover(), await questionPage(), await sheetOf(one), await letter()].map((page) =>
          pageOf(scanned(page)),
        ),
      ),
  },
  {
    name: '팩스.tiff',
    leftBy: 'fax, one bit a pixel',
    ...both,
    bytes: async () => faxOf([await sheetOf(one), await sheetOf(two)]),
  },
  {
    name: '눕힌 쪽.pdf',
    leftBy: 'scanner fed sideways (/Rotate)',
    ...single,
    bytes: async () =>
      pdf(
        pageOf(turn(1)(scanned(await sheetOf(one)), 1, createRandom(1)), {
          media: [0, 0, 842, 595],
          content: 'q 842 0 0 595 0 0 cm /P Do Q',
          rotate: 270,
        }),
      ),
  },
  {
    name: '음화.pdf',
    leftBy: 'archive scanner (inverted Decode)',
    ...single,
    bytes: async () => pdf(negative(await sheetOf(one))),
  },
  {
    name: '글자를 인식한 스캔.pdf',
    leftBy: 'scanner with text recognition',
    ...single,
    bytes: async () =>
      pdf(pageOf(scanned(await sheetOf(one)), { content: `${full} BT 3 Tr /F1 12 Tf 72 700 Td (exam) Tj ET` })),
  },
  {
    name: '여백을 둔 사진.pdf',
    leftBy: 'word processor',
    ...single,
    bytes: async () => pdf(pageOf(scanned(await sheetOf(one)), { content: 'q 536 0 0 758 30 42 cm /P Do Q' })),
  },
  {
    name: '투명한 스캔.pdf',
    leftBy: 'phone app (soft mask)',
    ...single,
    bytes: async () =>
      pdf(pageOf(scanned(await sheetOf(one)), { softMask: { width: 1, height: 1, grey: new Uint8Array([255]) } })),
  },
  {
    name: '빈 종이.jpg',
    leftBy: 'scanner',
    students: [],
    expected: '답안지 0장, 빈 쪽 1.',
    bytes: async () => jpegOf(scanned(emptyPage())),
  },
  {
    name: '다른 시험.jpg',
    leftBy: 'scanner',
    students: [],
    expected: '답안지 1장 (반려 1). 다른 시험의 답안지입니다. 어느 시험의 답안지인지 확인해 주세요.',
    bytes: async () => jpegOf(scanned((await fillSheet(one, otherExam)).canvas)),
  },
  {
    name: '암호.pdf',
    leftBy: 'office program',
    students: [],
    expected: '답안지 1장 (반려 1). 암호가 걸린 PDF입니다. 암호를 풀어 다시 저장해 주세요.',
    bytes: async () => lockedPdf(createRandom(1)),
  },
];

async function negative(page: Canvas): Promise<JpegPage> {
  const inverted = { ...page, data: page.data.map((grey) => 255 - grey) };
  return pageOf(inverted, { entries: { Decode: [1, 0, 1, 0, 1, 0] } });
}
