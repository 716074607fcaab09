import type { JpegPage } from './pdfs.ts';

/** What a page does with its only picture, and whether its JPEG may be read instead of drawing the page. */
export interface PageKind {
  name: string;
  leftBy: string;
  isDirect: boolean;
  page: Omit<JpegPage, 'picture' | 'size'>;
}

const media = [0, 0, 300, 400];
const draw = 'q 300 0 0 400 0 0 cm /P Do Q';
const page = (own: Partial<PageKind['page']> = {}): PageKind['page'] => ({ media, content: draw, ...own });
const half = { width: 2, height: 1, grey: new Uint8Array([0, 255]) };
const inverted = [1, 0, 1, 0, 1, 0];

const direct: Omit<PageKind, 'isDirect'>[] = [
  { name: '한 장', leftBy: 'a scanner', page: page() },
  { name: '같은 그림 다시', leftBy: 'a scanner that stores equal pages once', page: page() },
  { name: '종이 전체로 자름', leftBy: 'a printer driver', page: page({ content: `q 0 0 300 400 re W n ${draw} Q` }) },
  { name: '세로로 눕힘', leftBy: 'a scanner fed sideways (/Rotate 90)', page: page({ rotate: 90 }) },
  { name: '거꾸로 돌림', leftBy: 'a duplex scanner (/Rotate 180)', page: page({ rotate: 180 }) },
  {
    name: '행렬로 눕힘',
    leftBy: 'a phone app (rotated matrix)',
    page: page({ media: [0, 0, 400, 300], content: 'q 0 300 -400 0 400 0 cm /P Do Q' }),
  },
  {
    name: '종이가 0에서 시작하지 않음',
    leftBy: 'an imposition tool',
    page: page({ media: [50, 60, 350, 460], content: 'q 300 0 0 400 50 60 cm /P Do Q' }),
  },
  { name: '그대로인 Decode', leftBy: 'a scanner', page: page({ entries: { Decode: [0, 1, 0, 1, 0, 1] } }) },
];

const drawn: Omit<PageKind, 'isDirect'>[] = [
  { name: '왼쪽 반', leftBy: 'a tool that splits A3 (CropBox)', page: page({ crop: [0, 0, 150, 400] }) },
  { name: '오른쪽 반', leftBy: 'a tool that splits A3 (CropBox)', page: page({ crop: [150, 0, 300, 400] }) },
  { name: '종이보다 큰 그림', leftBy: 'a tool that splits A3 (MediaBox)', page: page({ media: [0, 0, 150, 400] }) },
  {
    name: '옮긴 그림',
    leftBy: 'an imposition tool',
    page: page({ content: 'q 1 0 0 1 60 0 cm 300 0 0 400 0 0 cm /P Do Q' }),
  },
  { name: '여백이 있는 그림', leftBy: 'a word processor', page: page({ content: 'q 240 0 0 320 30 40 cm /P Do Q' }) },
  {
    name: '잘라 낸 그림',
    leftBy: 'a drawing program (clip path)',
    page: page({ content: 'q 0 0 150 400 re W n 300 0 0 400 0 0 cm /P Do Q' }),
  },
  {
    name: '기울인 그림',
    leftBy: 'a scanner that straightens (skewed matrix)',
    page: page({ content: 'q 298 20 -20 398 10 -10 cm /P Do Q' }),
  },
  {
    name: '뒤집은 그림',
    leftBy: 'a driver for transparencies',
    page: page({ content: 'q -300 0 0 400 300 0 cm /P Do Q' }),
  },
  {
    name: '반쯤 비치는 그림',
    leftBy: 'an image editor (opacity)',
    page: page({ state: { ca: 0.3 }, content: `q /S gs ${draw} Q` }),
  },
  {
    name: '섞는 그림',
    leftBy: 'an image editor (blend mode)',
    page: page({ state: { BM: 'Difference' }, content: `q /S gs ${draw} Q` }),
  },
  { name: '반이 투명한 그림', leftBy: 'a phone app (soft mask)', page: page({ softMask: half }) },
  {
    name: '색으로 뚫은 그림',
    leftBy: 'a copier (colour-key mask)',
    page: page({ entries: { Mask: [0, 120, 0, 120, 0, 120] } }),
  },
  { name: '음화', leftBy: 'a microfilm scanner (inverted Decode)', page: page({ entries: { Decode: inverted } }) },
  {
    name: '양식 안의 그림',
    leftBy: 'a PDF printer (form)',
    page: page({ content: '/F Do', form: 'q 150 0 0 200 0 0 cm /P Do Q' }),
  },
  { name: '층에 든 그림', leftBy: 'a layered scan', page: page({ content: `/Figure BMC ${draw} EMC` }) },
  {
    name: '두 그림',
    leftBy: 'a phone app with a frame',
    page: page({ content: `${draw} q 100 0 0 100 0 0 cm /P Do Q` }),
  },
];

/** Kinds of pages that consist of one JPEG. */
export const pageKinds: readonly PageKind[] = [
  ...direct.map((kind) => ({ ...kind, isDirect: true })),
  ...drawn.map((kind) => ({ ...kind, isDirect: false })),
];
