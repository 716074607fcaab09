import { hasBatchim } from 'es-hangul';
import type { Random } from '../base/random.ts';

// Family names by how common they are (2015 census, ‰), given names of people born about 2007–2012 and of their parents.
// No given name has the initial consonants ㄱㅇ, because journeys search for their own student by ㄱㄱㅇ.

const familyNames = listOf(
  '김 215, 이 147, 박 84, 최 47, 정 43, 강 24, 조 21, 윤 21, 장 20, 임 17, 한 15, 오 15, 서 15, 신 15, 권 14, 황 14, 안 14, 송 14, 류 13, 전 11, 홍 11, 고 9, 문 9, 양 9, 손 9, 배 8, 백 8, 허 7, 유 7, 남 6, 심 5, 노 5, 하 5, 곽 4, 성 4, 차 4, 주 4, 우 4, 구 4, 민 3, 나 3, 진 3, 지 3, 엄 3, 채 3, 원 3, 천 2, 방 2, 공 2, 현 2, 함 2, 변 2, 염 2, 여 2, 추 1, 도 1, 소 1, 석 1, 선 1, 설 1, 마 1, 길 1, 연 1, 위 1, 표 1, 명 1, 기 1, 반 1, 왕 1, 남궁 1, 황보 1, 선우 1, 제갈 1',
).map((entry) => {
  const [name = '', weight] = entry.split(' ');
  return [name, Number(weight)] as const;
});

const girls = wordsOf(
  '서연 서윤 지우 서현 민서 하은 하윤 윤서 지유 채원 수아 지아 다은 예은 예린 수빈 소율 지민 시은 유진 채은 나은 예원 소윤 다인 하린 유나 은서 지윤 수민 아린 예나 서영 민지 가현 세아 주아 연우 다연 태희 세은 현서 도연 예서 지안 보민 나윤 혜원 승아 이서 채윤 유빈 소은 서진 하영 시연 지효 다현 은채 가빈 나경 혜린 정원 사랑 새봄 봄 솔 윤슬',
);
const boys = wordsOf(
  '민준 서준 도윤 예준 시우 하준 주원 지호 지후 준서 준우 현우 도현 지훈 우진 선우 서진 연우 유준 정우 승우 승현 시윤 준혁 은우 민재 현준 지환 윤우 민성 이준 동현 태윤 재윤 한결 성민 수호 지원 민규 재원 태민 우빈 시후 재민 찬우 성현 윤재 민찬 도훈 현수 승민 진우 준영 태현 영준 상현 동욱 규민 세준 정민 하율 단우 이안 태오 산 강민 준',
);
const mothers = wordsOf(
  '미정 은숙 지영 경희 선영 미란 혜진 수연 은주 현주 정아 희경 미경 은영 지현 영미 수진 윤정 소영 혜영 은정 정은 미숙 선미 현정 주연 경아 진희 유미 연주 보경 인숙 나영 은희 상희 명희 재은 지은 민정 영희 성희 애란',
);
const fathers = wordsOf(
  '영호 상철 대현 성민 병호 동수 정훈 오성 재석 승범 용준 성일 현 진호 태식 영수 상훈 기현 종민 경수 성호 재훈 동현 민호 준호 철수 영철 광수 성진 정호 우성 형준 창민 승훈 종석 인성 원식 세훈 규호 병철 진수 태호',
);

/** A family name and a given name. */
export interface FullName {
  family: string;
  given: string;
}

/** The name of a student or of a young member of staff. */
export function youngName(random: Random, isFemale: boolean): FullName {
  return { family: random.weighted(familyNames), given: random.pick(isFemale ? girls : boys) };
}

/** The name of a parent: a father shares the child's family name, a mother seldom does. */
export function parentName(random: Random, child: FullName): string {
  if (random.chance(0.38)) return child.family + random.pick(fathers);
  return random.weighted(familyNames) + random.pick(mothers);
}

/** The given name as used in speech: 민수, 서연이. */
export function callName(name: string): string {
  const { given } = splitName(name);
  return hasBatchim(given) ? `${given}이` : given;
}

/** The two parts of a name. */
export function splitName(name: string): FullName {
  const length = doubles.some((family) => name.startsWith(family)) ? 2 : 1;
  return { family: name.slice(0, length), given: name.slice(length) };
}

const doubles = ['남궁', '황보', '선우', '제갈'];

function listOf(text: string): string[] {
  return text.split(', ');
}

function wordsOf(text: string): string[] {
  return text.split(' ');
}
