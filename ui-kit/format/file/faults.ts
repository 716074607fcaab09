import { storedName } from '../text/fileName.ts';
import { faultWords, pictureNames } from '../picture/words.ts';
import { contentWords } from './contentWords.ts';
import { kindOf, kindOfContent, type Takes } from './kinds.ts';

/** Why a file is not taken, by its name, first bytes and size, in Korean; null for one that is. The browser asks before it sends, the server in steps. */
export function fileFault(taken: Takes, { name, size }: { name: string; size: number }, head: Uint8Array) {
  if (size === 0) return faultWords({ fault: 'EMPTY' });
  return nameFault(taken, name) ?? contentFault(taken, name, head) ?? sizeFault(taken, name, size);
}

/** Why a name is not taken here; null for one that is. */
export function nameFault(taken: Takes, typed: string): string | null {
  const name = storedName(typed);
  if (kindOf(taken, name)) return null;
  const endings = taken.kinds.flatMap((one) => one.endings).join(', ');
  return `‘${name}’: 여기에는 올릴 수 없는 종류의 파일입니다. 올릴 수 있는 것: ${endings}`;
}

/** Why so many bytes are not taken under this name; null where they are. */
export function sizeFault(taken: Takes, typed: string, bytes: number): string | null {
  const name = storedName(typed);
  const most = Math.min(kindOf(taken, name)?.maxBytes ?? Infinity, taken.maxBytes);
  return bytes > most ? `‘${name}’ 파일이 너무 큽니다. ${most / 1_048_576}MB까지 올릴 수 있습니다.` : null;
}

/**
 * Why a file that begins so is not taken under this name: it is something else. Null where its content is that of its name, or of the same family;
 * says what it is, and where only the name is wrong, how to name it.
 */
export function contentFault(taken: Takes, typed: string, head: Uint8Array): string | null {
  const name = storedName(typed);
  if (kindOfContent(taken, name, head)) return null;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const words = contentWords(head);
  if (words === null) {
    return `이름은 .${ending}이지만 내용이 그 형식이 아닙니다. 파일이 열리는지 확인하고 원본을 다시 골라 주세요.`;
  }
  const said = `이름은 .${ending}이지만 내용은 ${words}입니다.`;
  return `${said} ${whatToDo(taken, kindOf(taken, name)?.type ?? '', head)}`;
}

function whatToDo({ kinds }: Takes, named: string, head: Uint8Array): string {
  if (named.startsWith('video/')) return 'MP4, MOV, WebM 영상을 골라 주세요.';
  const [other, more] = kinds.filter(({ type, is }) => !type.startsWith('text/') && is(head));
  if (other && !more) return `파일 이름의 끝을 .${other.endings[0]} 형식으로 바꿔 다시 골라 주세요.`;
  return named.startsWith('image/') ? `${pictureNames} 사진을 골라 주세요.` : '원본 파일을 확인해 다시 골라 주세요.';
}
