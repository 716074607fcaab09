import qrcode from 'qrcode';
import sharp from 'sharp';
import type { Canvas } from '../../bench/canvas.ts';
import { drawPrintouts } from '../../printouts/drawPrintouts.ts';
import { loadFonts } from '../../sheets/fonts.node.ts';
import { printPdf } from '../scans.node.ts';

/** Resolution of the papers and sheets on the shelf: enough to read, little to decode. */
export const dpi = 130;
export const pixelsPerMm = dpi / 25.4;
const width = Math.round(210 * pixelsPerMm);
const height = Math.round(297 * pixelsPerMm);

/** An empty A4 page. */
export const emptyPage = (): Canvas => ({
  width,
  height,
  channels: 1,
  data: new Uint8Array(width * height).fill(250),
});

/** A4 drawn as SVG in millimetres. */
async function svgPage(inner: string): Promise<Canvas> {
  const paper = `<rect width="210" height="297" fill="#fafafa"/>${inner}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297" width="${width}" height="${height}">${paper}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { width, height, channels: 1, data: new Uint8Array(data) };
}

const each = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
const text = (x: number, y: number, size: number, words: string) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif">${words}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#888" stroke-width="0.3"/>`;

/** A letter to parents, with the code of a web address. */
export const letter = () =>
  svgPage(
    each(28, (at) => text(20, 40 + 6 * at, 4, `Parents are invited to a briefing on ${at + 1} November.`)) +
      codeOf('https://example.com/briefing', 150, 230, 30),
  );

/** A cover with a title and a drawing. */
export const cover = () =>
  svgPage(
    `${text(50, 110, 14, 'MOCK TEST 3')}<rect x="50" y="116" width="110" height="1"/><circle cx="105" cy="180" r="18"/>`,
  );

/** A sheet of a notebook, ruled or squared. */
export const ruled = () => svgPage(each(30, (at) => line(10, 20 + 9 * at, 200, 20 + 9 * at)));
export const squared = () =>
  svgPage(each(30, (at) => line(10, 20 + 9 * at, 200, 20 + 9 * at) + line(10 + 6.5 * at, 10, 10 + 6.5 * at, 290)));

/** A page with one line of writing. */
export const oneLine = () => svgPage(text(80, 120, 6, 'see the other side'));

/** A page of printed questions with choices ① to ⑤. */
export async function questionPage(): Promise<Canvas> {
  const questions = Array.from({ length: 24 }, (_, at) => ({
    prompt: `다음 중 f(x) = x² + ${at} 의 그래프로 알맞은 것은?`,
    choices: ['하나', '둘', '셋', '넷', '다섯'],
    answer: '①',
  }));
  const words = {
    title: '단원 평가',
    subtitle: '수학',
    advice: '알맞은 것을 고르세요.',
    name: '김하늘',
    number: '20260117',
  };
  const printout = { ...words, group: '', questions, sheet: null };
  const [page] = await printPdf(await drawPrintouts([printout], { fonts: await loadFonts(), withAnswers: false }), dpi);
  return page!;
}

function codeOf(words: string, x: number, y: number, size: number): string {
  const { modules } = qrcode.create(words, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  return each(modules.size ** 2, (at) => {
    const [row, column] = [Math.floor(at / modules.size), at % modules.size];
    return modules.get(row, column)
      ? `<rect x="${x + column * side}" y="${y + row * side}" width="${side}" height="${side}"/>`
      : '';
  });
}
