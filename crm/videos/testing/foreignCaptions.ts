/** Captions as some tool leaves them, what is said of them, and what browsers are given. */
export interface ForeignCaptions {
  name: string;
  leftBy: string;
  /** The whole answer. */
  expected: string;
  /** Where it matters: the captions of the file that browsers get. */
  given?: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);
const shows = (count: number) => `자막 ${count}개를 보여 줍니다.`;
const loses = (count: number, lost: number) =>
  `${shows(count)} 자막 ${lost}개는 시각이 잘못되어 나오지 않습니다. 파일의 시각을 확인해 주세요.`;
const none = (name: string) =>
  `${name}에서 자막을 찾지 못했습니다. 시각과 글이 있는 .vtt, .srt, .smi 파일을 골라 주세요.`;
const one = '00:00:01.000 --> 00:00:02.500\n하나';
const two = `${one}\n\n00:00:03.000 --> 00:00:04.000\n둘`;
const srt = '1\n00:00:01,000 --> 00:00:02,500\n하나\n\n2\n00:00:03,000 --> 00:00:04,000\n둘\n';
const sami = (body: string) => `<SAMI><HEAD><TITLE>1강</TITLE></HEAD><BODY>\n${body}\n</BODY></SAMI>`;

type Row = readonly [name: string, leftBy: string, expected: string, bytes: Uint8Array<ArrayBuffer>, given?: string];

const rows: readonly Row[] = [
  ['자막.srt', 'most editors', shows(2), utf8(srt), two],
  ['CRLF.srt', 'Windows', shows(2), utf8(srt.replaceAll('\n', '\r\n')), two],
  ['CR.srt', 'old Macs', shows(2), utf8(srt.replaceAll('\n', '\r')), two],
  ['BOM.srt', 'Windows notepad', shows(2), utf8(`\ufeff${srt}`), two],
  ['UTF-16.srt', 'Subtitle Edit', shows(2), utf16(srt), two],
  [
    'CP949.srt',
    'Korean Windows',
    shows(1),
    Uint8Array.fromHex('310a30303a30303a30312c303030202d2d3e2030303a30303a30322c3530300ac7cfb3aa'),
    one,
  ],
  ['번호 없음.srt', 'converters', shows(2), utf8(srt.replaceAll(/^\d\n/gm, '')), two],
  ['번호가 건너뜀.srt', 'cut films', shows(2), utf8(srt.replace('2\n', '17\n')), two],
  ['빈 줄 없음.srt', 'converters', shows(2), utf8(srt.replaceAll('\n\n', '\n')), two],
  ['글 속 빈 줄.srt', 'editors', shows(1), utf8('1\n00:00:01,000 --> 00:00:02,500\n하나\n\n둘\n'), `${one}\n둘`],
  [
    '숫자 글.srt',
    'a lesson of numbers',
    shows(1),
    utf8('1\n00:00:01,000 --> 00:00:02,500\n42\n'),
    one.replace('하나', '42'),
  ],
  ['시 없음.srt', 'short films', shows(1), utf8('00:01,000 --> 00:02,500\n하나'), one],
  ['초까지만.srt', 'hand-made', shows(1), utf8('00:00:01 --> 00:00:02\n하나'), one.replace('02.500', '02.000')],
  ['긴 소수.srt', 'speech recognition', shows(1), utf8('00:00:01.0000000 --> 00:00:02.5000000\n하나'), one],
  ['번역기.srt', 'translated by machine', shows(1), utf8('1\n00: 00: 01, 000 -> 00: 00: 02, 500\n하나'), one],
  [
    '분이 60 이상.srt',
    'converters',
    shows(1),
    utf8('61:01,000 --> 61:02,500\n하나'),
    '01:01:01.000 --> 01:01:02.500\n하나',
  ],
  [
    '극한.srt',
    'a lesson of mathematics',
    shows(1),
    utf8('00:00:01,000 --> 00:00:02,500\nx → 0일 때\n1:2 → 2:4'),
    one.replace('하나', 'x → 0일 때\n1:2 → 2:4'),
  ],
  ['화살표.srt', 'hand-made', shows(1), utf8('00:00:01,000 → 00:00:02,500\n하나'), one],
  ['자리.srt', 'DVD tools', shows(1), utf8('00:00:01,000 --> 00:00:02,500  X1:10 X2:20 Y1:30 Y2:40\n하나'), one],
  [
    '색.srt',
    'players',
    shows(1),
    utf8('00:00:01,000 --> 00:00:02,500\n<font color="#fff">{\\an8}{\\pos(1,2)}<B>하나</B></font>'),
    one.replace('하나', '<b>하나</b>'),
  ],
  [
    '부등호.srt',
    'a lesson of mathematics',
    shows(1),
    utf8('00:00:01,000 --> 00:00:02,500\nx<3 & y>5'),
    one.replace('하나', 'x&lt;3 &amp; y>5'),
  ],
  [
    '겹침.srt',
    'two speakers',
    shows(2),
    utf8(srt.replace('00:00:03,000', '00:00:02,000')),
    two.replace('00:00:03.000', '00:00:02.000'),
  ],
  ['거꾸로.srt', 'bad cuts', loses(1, 1), utf8(srt.replace('00:00:04,000', '00:00:02,000')), one],
  ['깨진 시각.srt', 'hand-made', loses(1, 1), utf8(srt.replace('00:00:03,000', 'aa:00:03,000')), one],
  [
    '빈 자막.srt',
    'converters',
    shows(1),
    utf8('1\n00:00:01,000 --> 00:00:02,500\n하나\n\n2\n00:00:03,000 --> 00:00:04,000\n\n'),
    one,
  ],
  [
    '자막.vtt',
    'YouTube',
    shows(1),
    utf8(`WEBVTT\nKind: captions\nLanguage: ko\n\n${one}`),
    `Kind: captions\nLanguage: ko\n\n${one}`,
  ],
  ['쉼표.vtt', 'renamed SubRip', shows(1), utf8(`WEBVTT\n\n${one.replaceAll('.', ',')}`), `\n${one}`],
  ['BOM.vtt', 'Windows', shows(1), utf8(`\ufeffWEBVTT\r\n\r\n${one.replaceAll('\n', '\r\n')}`), `\n${one}`],
  [
    '방송.vtt',
    'HLS',
    shows(1),
    utf8(`WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n${one}`),
    `X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n${one}`,
  ],
  [
    '꾸밈.vtt',
    'editors',
    shows(1),
    utf8(
      `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE 머리\n\nREGION\nid:a\n\na1\n${one.replace('\n', ' line:0 align:start\n')}`,
    ),
    `\nSTYLE\n::cue { color: red }\n\nNOTE 머리\n\nREGION\nid:a\n\na1\n${one.replace('\n', ' line:0 align:start\n')}`,
  ],
  ['이름만.vtt', 'renamed SubRip', shows(2), utf8(srt), two],
  [
    '자막.smi',
    'GOM, KMPlayer',
    shows(1),
    utf8(sami('<SYNC Start=1000><P Class=KRCC>하나\n<SYNC Start=2500><P Class=KRCC>&nbsp;')),
    one,
  ],
  [
    '두 언어.smi',
    'films',
    shows(1),
    utf8(
      sami(
        '<SYNC Start=1000><P Class=KRCC>하나\n<SYNC Start=1000><P Class=ENCC>one\n<SYNC Start=2500><P Class=KRCC>&nbsp;',
      ),
    ),
    one,
  ],
  [
    '줄 바꿈.smi',
    'players',
    shows(1),
    utf8(sami('<sync start="1000"><p class="KRCC"><font color=red>하나</font><br>둘\n<SYNC Start=2500><P>')),
    `${one}\n둘`,
  ],
  [
    '끝이 없음.smi',
    'players',
    shows(1),
    utf8(sami('<SYNC Start=1000><P Class=KRCC>하나')),
    one.replace('02.500', '06.000'),
  ],
  ['글뿐.srt', 'scripts', none('글뿐.srt'), utf8('그냥 글입니다.')],
  ['빈 것.vtt', 'failed exports', none('빈 것.vtt'), utf8('WEBVTT\n\n')],
  ['그림.srt', 'renamed by hand', none('그림.srt'), Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0)],
  ['모두 거꾸로.srt', 'bad cuts', none('모두 거꾸로.srt'), utf8('00:00:02,500 --> 00:00:01,000\n하나')],
];

/** Captions whose structures tools in the wild leave. */
export const foreignCaptions: readonly ForeignCaptions[] = rows.map(([name, leftBy, expected, bytes, given]) =>
  given === undefined ? { name, leftBy, expected, bytes } : { name, leftBy, expected, bytes, given },
);
