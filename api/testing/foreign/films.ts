import { playLimitWords, type PlayLimit } from '#ui-kit/format/film/filmWords.ts';
import type { Foreign } from './foreign.ts';
import { writeEbml } from './writeEbml.ts';
import { box, writeIso } from './writeIso.ts';
import { bytes } from './writePdf.ts';

const mp4 = 'video/mp4, 0:12';
const mov = 'video/quicktime, 0:12';
const webm = 'video/webm, 0:12';
const cut = '영상 파일이 중간에서 끊겼습니다. 원본을 끝까지 복사했는지 확인하고 다시 올려 주세요.';
const noIndex =
  '영상의 목차가 없습니다. 녹화나 복사가 끝나지 않은 파일일 수 있습니다. 원본을 확인하거나 MP4로 다시 저장해 주세요.';
const soundOnly = '화면 없이 소리만 있는 파일입니다. 소리는 자료로 올려 주세요.';
const limited = (said: string, limit: PlayLimit) => `${said}. ${playLimitWords(limit)}`;
const half = (film: Uint8Array<ArrayBuffer>, part = 0.5) => film.slice(0, Math.floor(film.length * part));
const filled = (length: number) => new Uint8Array(length);
const fragmented = writeIso({ index: 'fragments' });
const live = writeEbml({ isLive: true });

type Row = readonly [name: string, leftBy: string, expected: string, bytes: Uint8Array<ArrayBuffer>];

const rows: readonly Row[] = [
  ['수업.mp4', 'OBS, phones', mp4, writeIso()],
  ['목차가 뒤.mp4', 'cameras', mp4, writeIso({ index: 'last' })],
  ['세로.mp4', 'phones held upright', mp4, writeIso({ isTurned: true })],
  ['소리 없음.mp4', 'screen recorders', mp4, writeIso({ sound: null })],
  ['조각.mp4', 'browsers, OBS', mp4, fragmented],
  ['긴 상자.mp4', 'cameras', mp4, bytes(writeIso(), box('free', filled(64)))],
  ['남는 0.mp4', 'cameras that pad', mp4, bytes(writeIso(), filled(4000))],
  ['남는 상자.mp4', 'editors', mp4, bytes(writeIso(), box('abcd', filled(9)).slice(0, 12))],
  ['끝이 열림.mp4', 'streaming tools', mp4, writeIso({ isOpenEnded: true })],
  ['아이폰.mov', 'iPhones', mov, writeIso({ brand: 'qt  ' })],
  ['옛날.mov', 'QuickTime before 2001', mov, writeIso({ brand: null })],
  [
    '이름만.mp4',
    'renamed by hand',
    `${mov}. 이름은 .mp4이지만 내용은 MOV 영상입니다. MOV로 저장됩니다.`,
    writeIso({ brand: 'qt  ' }),
  ],
  ['이름만.mov', 'renamed by hand', `${mp4}. 이름은 .mov이지만 내용은 MP4 영상입니다. MP4로 저장됩니다.`, writeIso()],
  ['이름만.webm', 'renamed by hand', `${mp4}. 이름은 .webm이지만 내용은 MP4 영상입니다. MP4로 저장됩니다.`, writeIso()],
  [
    '이름만 mp4.mp4',
    'renamed by hand',
    `${webm}. 이름은 .mp4이지만 내용은 WebM 영상입니다. WebM으로 저장됩니다.`,
    writeEbml(),
  ],
  [
    'mkv.webm',
    'OBS, renamed',
    `video/x-matroska, 0:12. 이름은 .webm이지만 내용은 MKV 영상입니다. MKV로 저장됩니다. ${playLimitWords('MKV')}`,
    writeEbml({ docType: 'matroska', picture: 'V_MPEG4/ISO/AVC' }),
  ],
  ['HEVC.mp4', 'newer phones', limited(mp4, 'HEVC'), writeIso({ picture: 'hvc1' })],
  ['HEVC hev1.mp4', 'ffmpeg', limited(mp4, 'HEVC'), writeIso({ picture: 'hev1' })],
  ['HEVC.mov', 'iPhones', limited(mov, 'HEVC'), writeIso({ brand: 'qt  ', picture: 'hvc1' })],
  ['HEVC hev1.mov', 'drones', limited(mov, 'HEVC'), writeIso({ brand: 'qt  ', picture: 'hev1' })],
  ['돌비.mp4', 'iPhones', limited(mp4, 'HEVC'), writeIso({ picture: 'dvh1' })],
  ['AV1.mp4', 'OBS', limited(mp4, 'AV1'), writeIso({ picture: 'av01' })],
  ['AV1.webm', 'browsers', limited(webm, 'AV1'), writeEbml({ picture: 'V_AV1' })],
  ['VP9.mp4', 'downloaders', limited(mp4, 'VP9'), writeIso({ picture: 'vp09' })],
  ['ProRes.mov', 'editors', limited(mov, 'PRORES'), writeIso({ brand: 'qt  ', picture: 'apch' })],
  ['옛 MPEG-4.mp4', 'old cameras', limited(mp4, 'MPEG4'), writeIso({ picture: 'mp4v' })],
  ['모션 JPEG.mov', 'old cameras', limited(mov, 'OTHER'), writeIso({ brand: 'qt  ', picture: 'jpeg' })],
  ['10비트.mp4', 'cameras', limited(mp4, 'H264'), writeIso({ profile: 110 })],
  ['PCM 소리.mov', 'cameras', limited(mov, 'SOUND'), writeIso({ brand: 'qt  ', sound: 'sowt' })],
  ['AC-3 소리.mp4', 'televisions', limited(mp4, 'SOUND'), writeIso({ sound: 'ac-3' })],
  ['소리만.mp4', 'voice recorders', soundOnly, writeIso({ picture: null })],
  ['소리만.webm', 'browsers', soundOnly, writeEbml({ picture: null })],
  ['잘린 수업.mp4', 'broken downloads', cut, half(writeIso())],
  ['거의 다.mp4', 'broken downloads', cut, half(writeIso(), 0.98)],
  ['목차까지만.mp4', 'broken downloads', cut, half(writeIso(), 0.2)],
  ['열린 채 잘림.mp4', 'broken downloads', cut, half(writeIso({ isOpenEnded: true }), 0.55)],
  ['잘린 목차.mp4', 'full cards', cut, half(writeIso({ index: 'last' }), 0.95)],
  ['목차 없음.mp4', 'batteries that ran out', noIndex, bytes(box('ftyp', 'isom'), box('mdat', filled(500)))],
  ['잘린 조각.mp4', 'recorders that crashed', cut, half(fragmented, 0.7)],
  ['깨진 영상.mp4', 'damaged disks', noIndex, bytes(box('ftyp', 'isom'), filled(900).fill(200))],
  ['수업.webm', 'browsers', webm, writeEbml()],
  ['실시간.webm', 'MediaRecorder', webm, live],
  ['실시간 묶음.webm', 'ffmpeg', webm, writeEbml({ isLive: true, isGrouped: true })],
  ['실시간 소리 없음.webm', 'screen recorders', webm, writeEbml({ isLive: true, sound: null })],
  ['잘린 수업.webm', 'broken downloads', cut, half(writeEbml())],
  ['잘린 실시간.webm', 'recorders that crashed', cut, half(live, 0.71)],
  ['머리만.webm', 'broken downloads', cut, half(writeEbml(), 0.2)],
  [
    '그림.mp4',
    'renamed by hand',
    '이름은 .mp4이지만 내용은 PNG 사진입니다. MP4, MOV, WebM 영상을 골라 주세요.',
    bytes('\x89PNG\r\n\x1a\n', filled(100)),
  ],
  [
    '빈 것.mp4',
    'failed exports',
    '이름은 .mp4이지만 내용은 텍스트입니다. MP4, MOV, WebM 영상을 골라 주세요.',
    bytes('0'),
  ],
  [
    '영상.avi',
    'old cameras',
    '‘영상.avi’: 여기에는 올릴 수 없는 종류의 파일입니다. 올릴 수 있는 것: mp4, m4v, mov, webm, png, jpg, jpeg, webp, gif, heic, heif, avif, vtt',
    bytes('RIFF'),
  ],
];

/** Films whose structures tools in the wild leave. */
export const foreignFilms: readonly Foreign[] = rows.map(([name, leftBy, expected, content]) => ({
  name,
  leftBy,
  expected,
  bytes: content,
}));
