import { makePicture } from '../heavy/picture.node.ts';
import { pictureShapes } from '../heavy/pictureShapes.ts';
import { pictureKinds } from '#ui-kit/format/picture/kinds.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import { faultWords } from '#ui-kit/format/picture/words.ts';

/** What would become of a picture that somebody uploads as a file, in Korean; nothing is stored. */
export async function sayPicture(bytes: Uint8Array, name: string): Promise<string> {
  const facts = readPicture(bytes);
  const made = await makePicture(bytes, 'FILE');
  if (made.fault !== undefined) return `거절: ${faultWords(made)}`;
  if (facts.fault !== undefined) return `거절: ${faultWords(facts)}`;
  const { kind, width, height, turn, hasPlace, hasFacts, isMoving } = facts;
  const longest = pictureShapes.FILE.steps[0]?.side ?? 0;
  const result = readPicture(made.bytes);
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const sentences = [
    !pictureKinds[kind].endings.includes(ending) && `이름과 달리 ${kind}입니다.`,
    turn > 1 && '돌아간 사진을 바로 세웁니다.',
    hasFacts && `${hasPlace ? '위치와 ' : ''}촬영 정보를 삭제합니다.`,
    isMoving && '움직임을 그대로 둡니다.',
    Math.max(width, height) > longest && `긴 변을 ${longest.toLocaleString('ko')}픽셀로 줄입니다.`,
    result.fault === undefined && `${result.kind} ${result.width}×${result.height}로 저장합니다.`,
  ];
  return `${kind} ${width}×${height}: ${sentences.filter(Boolean).join(' ')}`;
}
