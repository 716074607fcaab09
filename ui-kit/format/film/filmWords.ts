import type { Film } from './film.ts';

/** Why some students cannot play a film, by the code that is kept with it. */
export const playLimits = {
  HEVC: 'HEVC(H.265) 영상입니다. 일부 학생의 기기에서 화면이 나오지 않을 수 있습니다.',
  AV1: 'AV1 영상입니다. 오래된 기기에서 재생되지 않을 수 있습니다.',
  VP9: 'MP4에 담긴 VP9 영상입니다. 아이폰 등 일부 기기에서 재생되지 않을 수 있습니다.',
  PRORES: 'ProRes 영상입니다. 대부분의 학생 기기에서 재생되지 않습니다.',
  MPEG4: '옛 MPEG-4 영상입니다. 대부분의 학생 기기에서 재생되지 않습니다.',
  H264: '10비트나 4:2:2로 저장한 H.264 영상입니다. 일부 학생의 기기에서 재생되지 않을 수 있습니다.',
  MKV: 'MKV 영상입니다. 일부 학생의 기기에서 재생되지 않을 수 있습니다.',
  SOUND: '소리가 흔하지 않은 형식입니다. 일부 학생의 기기에서 소리가 나지 않을 수 있습니다.',
  OTHER: '흔하지 않은 형식의 영상입니다. 일부 학생의 기기에서 재생되지 않을 수 있습니다.',
} as const;

/** A code of `playLimits`. */
export type PlayLimit = keyof typeof playLimits;

/** What to do about any of them. */
const resave = 'MP4(H.264)로 다시 저장하면 모두 볼 수 있습니다.';

const pictures: readonly (readonly [RegExp, PlayLimit | null])[] = [
  [/^(hvc1|hev1|dvh1|dvhe|V_MPEGH\/ISO\/HEVC)$/, 'HEVC'],
  [/^(av01|V_AV1)$/, 'AV1'],
  [/^(vp08|vp09)$/, 'VP9'],
  [/^ap(4h|4x|cn|ch|cs|co)$/, 'PRORES'],
  [/^(mp4v|V_MPEG4\/ISO\/(SP|ASP|AP)|V_MS\/VFW\/FOURCC)$/, 'MPEG4'],
  [/^(avc1|avc3|V_MPEG4\/ISO\/AVC|V_VP8|V_VP9)$/, null],
];
const commonSound = /^(mp4a|Opus|\.mp3|A_OPUS|A_VORBIS|A_AAC.*|A_MPEG\/L3)$/;

/** H.264 of more than 8 bits, or of more colour than browsers decode. */
const rareProfiles = new Set([110, 122, 244, 44]);

/** Why some students cannot play a film; null where all can. */
export function playLimitOf({ picture, sound, profile, container }: Film): PlayLimit | null {
  const found = pictures.find(([pattern]) => pattern.test(picture ?? ''));
  if (!found) return 'OTHER';
  if (found[1]) return found[1];
  if (profile !== null && rareProfiles.has(profile)) return 'H264';
  if (container === 'mkv') return 'MKV';
  return sound === null || commonSound.test(sound) ? null : 'SOUND';
}

/** The sentence for a code, with what to do. */
export const playLimitWords = (limit: PlayLimit): string => `${playLimits[limit]} ${resave}`;

/** Why a film is refused: cut off, or without a picture; null for one that is fine. The length is not looked at. */
export function whyRefused({ isCut, hasIndex, picture, sound }: Film): string | null {
  if (isCut) return '영상 파일이 중간에서 끊겼습니다. 원본을 끝까지 복사했는지 확인하고 다시 올려 주세요.';
  if (!hasIndex)
    return '영상의 목차가 없습니다. 녹화나 복사가 끝나지 않은 파일일 수 있습니다. 원본을 확인하거나 MP4로 다시 저장해 주세요.';
  if (picture === null && sound !== null) return '화면 없이 소리만 있는 파일입니다. 소리는 자료로 올려 주세요.';
  return null;
}

const names: Record<Film['container'], readonly [name: string, asSuch: string]> = {
  mp4: ['MP4', 'MP4로'],
  mov: ['MOV', 'MOV로'],
  webm: ['WebM', 'WebM으로'],
  mkv: ['MKV', 'MKV로'],
};

/** What is said of a film whose name says another kind than its bytes; null where both say the same. */
export function otherKindWords(fileName: string, { container }: Film): string | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (ending === container || (ending === 'm4v' && container === 'mp4')) return null;
  const [kind, asSuch] = names[container];
  return `이름은 .${ending}이지만 내용은 ${kind} 영상입니다. ${asSuch} 저장됩니다.`;
}
