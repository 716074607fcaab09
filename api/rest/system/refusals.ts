import { josa } from 'es-hangul';
import type { Refusals } from '../_protocol/refusals.ts';
import { rowsCalled } from './rowWords.ts';

interface TooMany {
  table: string;
  per: string[];
  most: number;
  mayDelete: boolean;
}

const sayTooMany = ({ table, per, most, mayDelete }: TooMany): string => {
  const next = mayDelete ? '쓰지 않는 것을 삭제한 뒤 다시 시도해 주세요.' : '학원 관리자에게 문의해 주세요.';
  return `${josa(rowsCalled(table, per), '은/는')} ${most.toLocaleString('ko')}개까지 남길 수 있습니다. ${next}`;
};

/** The refusals of rules that every slice has. */
export const refusals: Refusals = {
  rows_too_many: [409, 'too-many', sayTooMany],
};
