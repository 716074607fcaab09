import { boxOf, emptyZip, flatJpeg, joined, letters, segmentOf, withSegments } from './jpegParts.ts';
import {
  plain,
  made,
  jpeg,
  png,
  cut,
  camera,
  heic,
  heicSaying,
  noise,
  moving,
  promisingPng,
  damaged,
} from './pictureMakers.node.ts';

/** A picture as others leave it. */
export interface ForeignPicture {
  name: string;
  /** Who or what leaves pictures like this. */
  leftBy: string;
  /** What `sayPicture` says of it. */
  expected: string;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

const [broken, mixed, none] = [
  '거절: 사진이 깨졌거나 끝까지 저장되지 않았습니다. 원본을 다시 받거나 새로 찍어 올려 주세요.',
  '거절: 사진 안에 다른 파일이 들어 있습니다. 사진만 다시 저장해 올려 주세요.',
  '거절: 사진이 아니거나 지원하지 않는 형식입니다. JPEG, PNG, WebP, GIF, HEIC, AVIF 사진을 올려 주세요.',
];

type Row = [name: string, leftBy: string, expected: string, bytes: ForeignPicture['bytes']];

const taken: Row[] = [
  ['칠판.jpg', 'a camera', 'JPEG 64×48: JPEG 64×48로 저장합니다.', () => jpeg()],
  [
    'IMG_0042.JPG',
    'a phone held upright',
    'JPEG 64×48: 돌아간 사진을 바로 세웁니다. 위치와 촬영 정보를 삭제합니다. JPEG 48×64로 저장합니다.',
    () => made(plain(64, 48).withExif(camera).withMetadata({ orientation: 6 }).withExif(camera).jpeg()),
  ],
  [
    '거울.jpg',
    'the front camera',
    'JPEG 64×48: 돌아간 사진을 바로 세웁니다. 촬영 정보를 삭제합니다. JPEG 64×48로 저장합니다.',
    () => made(plain(64, 48).withMetadata({ orientation: 2 }).jpeg()),
  ],
  [
    '인쇄.jpg',
    'a print shop: CMYK',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    () => made(plain(64, 48).toColourspace('cmyk').jpeg()),
  ],
  [
    '흑백.jpg',
    'a scanner in grey',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    () => made(plain(64, 48).greyscale().jpeg()),
  ],
  [
    '카톡.jpg',
    'a messenger: progressive',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    () => made(plain(64, 48).jpeg({ progressive: true })),
  ],
  [
    'PXL_1.MP.jpg',
    'a Pixel: a film behind the photograph',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    async () => joined(await jpeg(), boxOf('ftyp', letters('mp42')), boxOf('mdat', new Uint8Array(300))),
  ],
  [
    '20261127_1.jpg',
    'a Galaxy: a trailer of its own behind it',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    async () => joined(await jpeg(), letters('\0\0\x01\x0aImage_UTC_Data1795000000000SEFHSEFT')),
  ],
  [
    'HDR.jpg',
    'Ultra HDR: a second picture behind it',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    async () => joined(await jpeg(), await jpeg(16, 12)),
  ],
  [
    '메모가 있는.jpg',
    'an editor: comments and fill bytes between segments',
    'JPEG 64×48: JPEG 64×48로 저장합니다.',
    async () => withSegments(await jpeg(), segmentOf(0xfe, letters('made by hand')), Uint8Array.of(0xff, 0xff)),
  ],
  ['화면.png', 'a screenshot', 'PNG 64×48: PNG 64×48로 저장합니다.', () => png()],
  [
    '색표.png',
    'a drawing program: palette',
    'PNG 64×48: PNG 64×48로 저장합니다.',
    () => made(plain(64, 48).png({ palette: true })),
  ],
  [
    '투명.png',
    'a logo with a transparent ground',
    'PNG 64×48: PNG 64×48로 저장합니다.',
    () => made(plain(64, 48, 4).png()),
  ],
  [
    '깊은.png',
    'a scanner: 16 bits a colour',
    'PNG 64×48: PNG 64×48로 저장합니다.',
    () => made(plain(64, 48).toColourspace('rgb16').png()),
  ],
  [
    '사이사이.png',
    'the web of long ago: interlaced',
    'PNG 64×48: PNG 64×48로 저장합니다.',
    () => made(plain(64, 48).png({ progressive: true })),
  ],
  ['화면.webp', 'a browser that saves WebP', 'WEBP 64×48: WEBP 64×48로 저장합니다.', () => made(plain(64, 48).webp())],
  [
    '투명.webp',
    'a sticker',
    'WEBP 64×48: WEBP 64×48로 저장합니다.',
    () => made(plain(64, 48, 4).webp({ lossless: true })),
  ],
  ['그림.gif', 'a drawing of one frame', 'GIF 64×48: PNG 64×48로 저장합니다.', () => made(plain(64, 48).gif())],
  [
    '움직이는.gif',
    'a film of a few frames',
    'GIF 24×16: 움직임을 그대로 둡니다. GIF 24×16로 저장합니다.',
    () => moving('gif'),
  ],
  [
    '움직이는.webp',
    'a messenger’s sticker',
    'WEBP 24×16: 움직임을 그대로 둡니다. WEBP 24×16로 저장합니다.',
    () => moving('webp'),
  ],
  ['IMG_0043.HEIC', 'an iPhone', 'HEIC 648×912: JPEG 641×909로 저장합니다.', heic],
  ['그림.avif', 'a browser that saves AVIF', 'AVIF 64×48: JPEG 64×48로 저장합니다.', () => made(plain(64, 48).avif())],
  [
    '이름만.png',
    'a JPEG that was renamed',
    'JPEG 64×48: 이름과 달리 JPEG입니다. JPEG 64×48로 저장합니다.',
    () => jpeg(),
  ],
  [
    '메일.jpg',
    'a HEIC that a mailer renamed',
    'HEIC 648×912: 이름과 달리 HEIC입니다. JPEG 641×909로 저장합니다.',
    heic,
  ],
  [
    '48MP.jpg',
    'a phone of 48 megapixels',
    'JPEG 8064×6048: 긴 변을 4,096픽셀로 줄입니다. JPEG 4096×3072로 저장합니다.',
    async () => flatJpeg(8064, 6048),
  ],
  [
    '108MP.jpg',
    'a phone of 108 megapixels',
    'JPEG 12000×9000: 긴 변을 4,096픽셀로 줄입니다. JPEG 4096×3072로 저장합니다.',
    async () => flatJpeg(12_000, 9000),
  ],
  [
    '200MP.jpg',
    'a phone of 200 megapixels',
    'JPEG 16320×12240: 긴 변을 4,096픽셀로 줄입니다. JPEG 4096×3072로 저장합니다.',
    async () => flatJpeg(16_320, 12_240),
  ],
];

const refused: Row[] = [
  ['반쪽.jpg', 'a download that broke off', broken, () => cut(made(noise(200, 150).jpeg()), 0.6)],
  ['끝이 없는.jpg', 'a copy without its last bytes', broken, () => cut(jpeg(), 0.98)],
  ['반쪽.png', 'a full disk', broken, () => cut(png(200, 200), 0.7)],
  ['반쪽.webp', 'a closed tab', broken, () => cut(made(noise(200, 150).webp()), 0.7)],
  ['반쪽.gif', 'a closed tab', broken, () => cut(moving('gif'), 0.8)],
  ['반쪽.HEIC', 'iCloud before it has loaded', broken, () => cut(heic(), 0.6)],
  ['반쪽.avif', 'a closed tab', broken, () => cut(made(noise(64, 48).avif()), 0.7)],
  [
    '머리만.jpg',
    'a camera whose battery ended',
    broken,
    async () => joined(Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(60)),
  ],
  ['깨진.jpg', 'a card with a bad block', broken, damaged],
  ['빈.jpg', 'a synchronised folder before it has loaded', '거절: 빈 파일입니다.', async () => new Uint8Array()],
  ['글.jpg', 'somebody who renamed a text', none, async () => joined(letters('picture of a cat'))],
  [
    '오류 화면.jpg',
    'a site that answers a page in place of the picture',
    none,
    async () => joined(letters('<!doctype html><title>404</title>')),
  ],
  [
    '도형.png',
    'an SVG that was renamed',
    none,
    async () => joined(letters('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ],
  ['문서.jpg', 'a PDF that was renamed', none, async () => joined(letters('%PDF-1.7\n'))],
  ['동영상.jpg', 'a film that was renamed', none, async () => joined(boxOf('ftyp', letters('isom\0\0\0\0isommp42')))],
  ['팩스.jpg', 'a TIFF that was renamed', none, () => made(plain(64, 48).tiff())],
  ['그림판.jpg', 'a BMP that was renamed', none, async () => joined(letters('BM'), new Uint8Array(80))],
  ['압축.jpg', 'somebody who hides an archive in a photograph', mixed, async () => joined(await jpeg(), emptyZip())],
  ['압축 메모.jpg', 'the same, with a comment', mixed, async () => joined(await jpeg(), emptyZip('hi'))],
  [
    '쪽.jpg',
    'a page behind a photograph',
    mixed,
    async () => joined(await jpeg(), letters('<html><script>alert(1)</script>')),
  ],
  [
    '메모 쪽.jpg',
    'a page in the comment of a photograph',
    mixed,
    async () => withSegments(await jpeg(), segmentOf(0xfe, letters('<script>alert(1)</script>'))),
  ],
  [
    '문서이자.jpg',
    'a PDF that begins in a comment',
    mixed,
    async () => withSegments(await jpeg(), segmentOf(0xfe, letters('%PDF-1.4'))),
  ],
  [
    '쪽.gif',
    'a page behind a GIF',
    mixed,
    async () => joined(await made(plain(8, 8).gif()), letters('<body onload=alert(1)>')),
  ],
  [
    '폭탄.png',
    'a bomb: 3.6 billion pixels',
    '거절: 사진의 화소가 너무 많습니다(60,000×60,000). 크기를 줄여 올려 주세요.',
    async () => promisingPng(60_000, 60_000),
  ],
  ['거짓.png', 'less than it promises', broken, async () => promisingPng(3000, 3000)],
  [
    '108MP.HEIC',
    'a phone of 108 megapixels that saves HEIC, whose decoder needs all of it at once',
    '거절: 사진의 화소가 너무 많습니다(12,000×9,000). 크기를 줄여 올려 주세요.',
    () => heicSaying(12_000, 9000),
  ],
  ['작다는.HEIC', 'a bomb: more pixels than it says', broken, () => heicSaying(20, 20)],
  [
    '큰.webp',
    'more than one decoder may hold',
    '거절: 사진의 화소가 너무 많습니다(9,000×9,000). 크기를 줄여 올려 주세요.',
    () => made(plain(9000, 9000).webp({ effort: 0 })),
  ],
];

/** The shelf: pictures that were not made by this product, each with what is said about it. */
export const foreignPictures: readonly ForeignPicture[] = [...taken, ...refused].map(
  ([name, leftBy, expected, bytes]) => ({
    name,
    leftBy,
    expected,
    bytes,
  }),
);
