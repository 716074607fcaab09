import { lectures, staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from './row.ts';

const decks = [
  [61, '수능 필수 영단어 1', '빈도가 높은 낱말 40개', null, true],
  [62, '미적분 용어', '극한, 미분, 적분의 용어', lectures.calculusB.id, true],
  [63, '확률과 통계 용어', '아직 고치는 중', lectures.statistics.id, false],
] as const;

export function* wordDecks({ opened }: World): Rows<'word_decks'> {
  for (const [digits, title, description, lecture_id, is_published] of decks) {
    yield { id: castId(digits), title, description, lecture_id, is_published, ...stamps(staff.admin.id, opened) };
  }
}
