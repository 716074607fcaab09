import type { EncryptionAlgorithm } from '@cantoo/pdf-lib';
import { stampable } from '../../files/watermark/sayPdf.node.ts';
import type { Foreign } from './foreign.ts';
import { lockPdf } from './lockPdf.node.ts';
import { bytes, onePage, writePdf, type PdfObject } from './writePdf.ts';

const a4 = '/MediaBox [0 0 595 842]';
const ground = (grey: number, box = '0 0 595 842') => `${grey} g ${box} re f`;
const text = (words: string, at = '72 720') => `BT /F 24 Tf ${at} Td (${words}) Tj ET`;
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const withFont = `${a4} /Resources << /Font << /F 5 0 R >> >>`;
const page = (content: PdfObject | null, parts?: Parameters<typeof onePage>[1]) => onePage(content, parts);
const turned = (rotate: number) => page(text('Turned'), { page: `${withFont} /Rotate ${rotate}`, more: [font] });
const note = (entries: string) => `<< /Type /Annot /Subtype /Square /Rect [0 0 595 842] ${entries} >>`;
const look = (content: string) => ({ dict: '/Type /XObject /Subtype /Form /BBox [0 0 595 842]', data: content });

/** A PDF with tags. */
export const taggedName = '태그가 있는 쪽.pdf';

/** Everyone's pages: each says where its like comes from. */
const drawn: readonly (readonly [name: string, leftBy: string, bytes: Uint8Array<ArrayBuffer>])[] = [
  ['흰 쪽.pdf', '한글, Word', page(text('Question 1'), { page: withFont, more: [font] })],
  ['검은 쪽.pdf', 'slides on a dark ground', page(ground(0))],
  ['회색 쪽.pdf', 'scans', page(ground(0.5))],
  ['내용 없는 쪽.pdf', 'a blank page of an editor', page(null)],
  ['내용이 null.pdf', 'page tools', page(null, { page: `${a4} /Contents 4 0 R` })],
  ['축소하고 되돌리지 않음.pdf', 'print drivers', page('0.1 0 0 0.1 0 0 cm 0 g 100 100 2000 2000 re f')],
  ['멀리 옮기고 되돌리지 않음.pdf', 'print drivers', page('1 0 0 1 9000 9000 cm')],
  ['자르고 되돌리지 않음.pdf', 'imposition', page('10 10 20 20 re W n 0 g 0 0 90 90 re f')],
  ['q가 남음.pdf', 'old exporters', page('q q q 0.05 0 0 0.05 0 0 cm 0 g 0 0 500 500 re f')],
  ['Q가 많음.pdf', 'cut and joined pages', page('Q Q 0.1 0 0 0.1 0 0 cm Q 0 g 0 0 500 500 re f')],
  ['글 안에서 끝남.pdf', 'cut off exporters', page('BT /F 24 Tf 72 720 Td (open', { page: withFont, more: [font] })],
  ['마크가 열린 채.pdf', 'tagged PDF', page('/Span << /MCID 0 >> BDC 0 g 9 9 90 90 re f')],
  [
    '보이지 않는 상태.pdf',
    'transparency left on',
    page('/Gone gs 3 Tr', { page: `${a4} /Resources << /ExtGState << /Gone << /ca 0 /CA 0 >> >> >>` }),
  ],
  ['90도.pdf', 'scanners', turned(90)],
  ['180도.pdf', 'scanners', turned(180)],
  ['270도.pdf', 'scanners', turned(270)],
  ['-90도.pdf', 'phones', turned(-90)],
  ['450도.pdf', 'page tools', turned(450)],
  ['물려받은 회전.pdf', 'page tools', page(text('x'), { page: withFont, pages: '/Rotate 90', more: [font] })],
  ['잘린 쪽.pdf', 'cropping tools', page(ground(0.9), { page: `${a4} /CropBox [100 200 400 600]` })],
  ['자르기가 더 큼.pdf', 'printers', page(ground(0.9), { page: `${a4} /CropBox [-200 -300 900 1200]` })],
  ['돌리고 자름.pdf', 'scanners', page(ground(0.9), { page: `${a4} /CropBox [100 200 400 700] /Rotate 90` })],
  [
    '먼 원점.pdf',
    'maps, drawings',
    page(ground(1, '-1000 5000 595 842'), { page: '/MediaBox [-1000 5000 -405 5842]' }),
  ],
  ['뒤집힌 상자.pdf', 'old scanners', page(ground(0.8), { page: '/MediaBox [595 842 0 0]' })],
  ['상자가 없음.pdf', 'hand-made', page('0.8 g 0 0 99 99 re f', { page: ' ' })],
  ['깨진 상자.pdf', 'hand-made', page('0.8 g 0 0 99 99 re f', { page: '/MediaBox [0 0 (a) null]' })],
  ['물려받은 상자.pdf', 'Acrobat', page(text('x'), { page: ' ', pages: `${withFont}`, more: [font] })],
  ['단위가 다름.pdf', 'posters', page(ground(0.9), { page: `${a4} /UserUnit 4` })],
  ['아주 큰 쪽.pdf', 'posters', page(ground(0.9, '0 0 14400 14400'), { page: '/MediaBox [0 0 14400 14400]' })],
  ['아주 작은 쪽.pdf', 'labels', page(ground(0.9), { page: '/MediaBox [0 0 12 9]' })],
  ['긴 띠.pdf', 'web pages saved as one', page(ground(0.9, '0 0 400 4000'), { page: '/MediaBox [0 0 400 4000]' })],
  ['넓은 띠.pdf', 'banners', page(ground(0.9, '0 0 3000 300'), { page: '/MediaBox [0 0 3000 300]' })],
  [
    '빈 메모 사전.pdf',
    'the smallest that failed',
    page(text('x'), { page: `${withFont} /Annots << >>`, more: [font] }),
  ],
  ['메모가 null.pdf', 'page tools', page(text('x'), { page: `${withFont} /Annots null`, more: [font] })],
  ['없는 메모.pdf', 'page tools', page(text('x'), { page: `${withFont} /Annots 99 0 R`, more: [font] })],
  [
    '쪽을 덮는 메모.pdf',
    'tablets',
    page(text('x'), { page: `${a4} /Annots [4 0 R 5 0 R]`, more: [note('/F 4 /AP << /N 6 0 R >>'), look(ground(1))] }),
  ],
  [
    '덮고 돌린 메모.pdf',
    'tablets',
    page(text('x'), {
      page: `${a4} /Rotate 270 /Annots [5 0 R]`,
      more: [note('/F 4 /AP << /N 6 0 R >>'), look(ground(0))],
    }),
  ],
  [
    '답을 쓰는 칸.pdf',
    'Acrobat forms',
    page(text('x'), {
      page: `${withFont} /Annots [6 0 R]`,
      catalog: '/AcroForm << /Fields [6 0 R] /DA (/F 12 Tf 0 g) >>',
      more: [font, '<< /Type /Annot /Subtype /Widget /FT /Tx /T (answer) /V (42) /Rect [72 600 300 640] /F 4 >>'],
    }),
  ],
  [
    '층.pdf',
    'drawing programs',
    page('/OC /Layer BDC 0 g 50 50 99 99 re f EMC', {
      page: `${a4} /Resources << /Properties << /Layer 5 0 R >> >>`,
      catalog: '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>',
      more: ['<< /Type /OCG /Name (Layer) >>'],
    }),
  ],
  [
    '여러 내용.pdf',
    'Acrobat',
    page('q 0.1 0 0 0.1 0 0', {
      page: `${a4} /Contents [4 0 R 5 0 R 99 0 R]`,
      more: [{ data: 'cm 0 g 100 100 2000 2000 re f' }],
    }),
  ],
  [
    '압축이 섞인 내용.pdf',
    'joined files',
    page(
      { dict: '/Filter /ASCIIHexDecode', data: '30203020306720>' },
      { page: `${a4} /Contents [4 0 R 5 0 R]`, more: [{ data: '0 g 100 100 200 200 re f' }] },
    ),
  ],
  [
    '물려받은 자원.pdf',
    'Acrobat',
    page(text('x'), { page: a4, pages: '/Resources << /Font << /F 5 0 R >> >>', more: [font] }),
  ],
  ['자원이 이상함.pdf', 'hand-made', page(text('x'), { page: `${a4} /Resources << /XObject [] /Font null >>` })],
  ['묶음.pdf', 'PDF 1.5 and newer', page(text('x'), { page: withFont, more: [font], packed: true })],
  ['머리 앞의 글.pdf', 'mail programs', page(text('x'), { page: withFont, more: [font], before: 'From: a@b\r\n\r\n' })],
  [
    taggedName,
    'LibreOffice, Word: headings and order for programs that read aloud',
    page(`/H1 << /MCID 0 >> BDC ${text('Unit 1')} EMC /P << /MCID 1 >> BDC ${text('Read.', '72 650')} EMC`, {
      page: `${withFont} /StructParents 0`,
      catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R',
      more: [
        font,
        '<< /Type /StructTreeRoot /K 7 0 R /ParentTree 10 0 R >>',
        '<< /Type /StructElem /S /Document /P 6 0 R /K [8 0 R 9 0 R] >>',
        '<< /Type /StructElem /S /H1 /P 7 0 R /Pg 3 0 R /K 0 >>',
        '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K [<< /Type /MCR /MCID 1 >>] >>',
        '<< /Nums [0 [8 0 R 9 0 R]] >>',
      ],
    }),
  ],
  [
    'Type이 없는 쪽.pdf',
    'hand-made',
    writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Kids [3 0 R] /Count 1 >>',
      `<< /Parent 2 0 R ${a4} /Contents 4 0 R >>`,
      { data: ground(0.9) },
    ]),
  ],
  [
    '투명 묶음.pdf',
    'drawing programs',
    page(ground(0.7), { page: `${a4} /Group << /S /Transparency /CS /DeviceRGB /I true /K true >>` }),
  ],
  ['같은 내용 두 쪽.pdf', 'imposition', twoPages('/Contents 5 0 R', '/Contents 5 0 R /Rotate 90')],
  [
    '한 쪽이 두 번.pdf',
    'booklets',
    writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>',
      `<< /Type /Page /Parent 2 0 R ${a4} /Contents 4 0 R >>`,
      { data: ground(0.9) },
    ]),
  ],
  ['빠른 웹 보기.pdf', 'Acrobat, linearised', linearised()],
  ['수정해 쓴 파일.pdf', 'Acrobat, saved once more', updated()],
];

/** The first page and its table stand before the rest, so that it can be shown before all has come. */
function linearised() {
  const objects = (numbered: readonly (readonly [number, string])[], at: number) => {
    let text = '';
    const rows = numbered.map(([number, body]) => {
      const row = `${String(at + text.length).padStart(10, '0')} 00000 n \n`;
      text += `${number} 0 obj\n${body}\nendobj\n`;
      return row;
    });
    return { text, rows: rows.join('') };
  };
  const head = '%PDF-1.7\n';
  const stream = '<< /Length 22 >>\nstream\n0.9 g 0 0 595 842 re f\nendstream';
  const first = (length: number, end: number, table: number) => {
    const hint = `<< /Linearized 1 /L ${String(length).padStart(6)} /H [0 0] /O 3 /E ${String(end).padStart(6)} /N 1 /T ${String(table).padStart(6)} >>`;
    const early = objects(
      [
        [1, '<< /Type /Catalog /Pages 2 0 R >>'],
        [3, `<< /Type /Page /Parent 2 0 R ${a4} /Contents 4 0 R >>`],
        [4, stream],
        [5, hint],
      ],
      head.length,
    );
    const [catalog = '', ...rest] = early.rows
      .split('\n')
      .filter(Boolean)
      .map((row) => `${row}\n`);
    const start = head.length + early.text.length;
    const trailer = `trailer\n<< /Size 6 /Root 1 0 R /Prev ${String(table).padStart(6)} >>\nstartxref\n0\n%%EOF\n`;
    return { text: `${early.text}xref\n1 1\n${catalog}3 3\n${rest.join('')}${trailer}`, start };
  };
  const from = head.length + first(0, 0, 0).text.length;
  const late = objects([[2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']], from);
  const table = from + late.text.length;
  const { start } = first(0, 0, 0);
  const end = `xref\n0 1\n0000000000 65535 f \n2 1\n${late.rows}trailer\n<< /Size 6 >>\nstartxref\n${start}\n%%EOF\n`;
  return bytes(head, first(table + end.length, from, table).text, late.text, end);
}

function twoPages(first: string, second: string, ...more: PdfObject[]) {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `<< /Type /Page /Parent 2 0 R ${a4} ${first} >>`,
    `<< /Type /Page /Parent 2 0 R ${a4} ${second} >>`,
    { data: '0.2 0 0 0.2 0 0 cm 0 g 0 0 500 500 re f' },
    ...more,
  ]);
}

/** The page is written again at the end, dark, with a second table. */
function updated() {
  const before = page(ground(1));
  const table = before.length;
  const changed = '4 0 obj\n<< /Length 20 >>\nstream\n0 g 0 0 595 842 re f\nendstream\nendobj\n';
  const start = String(new TextDecoder('latin1').decode(before)).lastIndexOf('xref\n0');
  const rows = `xref\n4 1\n${String(table).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<< /Size 5 /Root 1 0 R /Prev ${start} >>\nstartxref\n${table + changed.length}\n%%EOF\n`;
  return bytes(before, changed, rows, end);
}

/** A page that forbids printing; with a user password nobody opens it without. */
const locked = (algorithm: EncryptionAlgorithm, userPassword = '', useObjectStreams = false) =>
  lockPdf(page(ground(0.9), { page: withFont, more: [font] }), { algorithm, userPassword, useObjectStreams });

const no = (name: string, why: string) => `‘${name}’ ${why}`;

/** PDFs whose structures tools in the wild leave. */
export async function foreignPdfs(): Promise<Foreign[]> {
  const open = drawn.map(([name, leftBy, content]) => ({ name, leftBy, expected: stampable, bytes: content }));
  const ciphers = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const;
  const forbidden = await Promise.all(
    ciphers.flatMap((cipher) =>
      [false, true].map(async (packed) => ({
        name: `인쇄 금지 ${cipher}${packed ? ' 묶음' : ''}.pdf`,
        leftBy: 'publishers',
        expected: stampable,
        bytes: await locked(cipher, '', packed),
      })),
    ),
  );
  const secret = await Promise.all(
    ciphers.map(async (cipher) => {
      const name = `암호 ${cipher}.pdf`;
      const expected = no(
        name,
        '파일에는 워터마크를 넣을 수 없습니다. 열 때 암호가 필요합니다. 암호를 풀어 다시 저장해 주세요.',
      );
      return { name, leftBy: 'offices', expected, bytes: await locked(cipher, 'secret') };
    }),
  );
  const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [0 0 595 842] /F 4 /AP << /N 6 0 R >> >>';
  const covered = page(text('x'), {
    page: `${a4} /Annots [5 0 R]`,
    catalog: '/AcroForm << /Fields [5 0 R] >>',
    more: [field, look(ground(1))],
  });
  const onePageOut = '이 페이지를 빼거나, 파일을 PDF로 다시 인쇄해 주세요.';
  const mixed = new TextDecoder('latin1').decode(await locked('AES-128')).replace('/StrF /StdCF', '/StrF /Identity');
  const broken: Foreign[] = [
    ['칸이 덮은 쪽.pdf', 'forms', covered, `파일의 1페이지에는 워터마크를 넣을 수 없습니다. ${onePageOut}`] as const,
    [
      '섞인 암호.pdf',
      'archives',
      bytes(mixed),
      '파일에는 워터마크를 넣을 수 없습니다. 읽을 수 없는 방식으로 잠겨 있습니다. 잠금을 풀어 다시 저장해 주세요.',
    ] as const,
    [
      '잘린 파일.pdf',
      'broken downloads',
      bytes('%PDF-1.7\nnothing more'),
      '파일에는 워터마크를 넣을 수 없습니다. 파일이 깨져 있습니다. PDF로 다시 저장해 주세요.',
    ] as const,
    [
      '쪽이 없음.pdf',
      'page tools',
      writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      '파일에는 워터마크를 넣을 수 없습니다. 페이지가 없는 PDF입니다.',
    ] as const,
    [
      '둘째 쪽을 못 풂.pdf',
      'damaged streams',
      twoPages('/Contents 5 0 R', '/Contents [5 0 R 6 0 R]', { dict: '/Filter /FlateDecode', data: 'no such thing' }),
      '파일의 2페이지에는 워터마크를 넣을 수 없습니다. 이 페이지를 빼거나, 파일을 PDF로 다시 인쇄해 주세요.',
    ] as const,
  ].map(([name, leftBy, content, why]) => ({ name, leftBy, expected: no(name, why), bytes: content }));
  return [...open, ...forbidden, ...secret, ...broken];
}
