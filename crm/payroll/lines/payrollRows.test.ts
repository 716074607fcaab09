import { expect, it } from 'vitest';
import { open, taId } from '../testing/register.ts';
import { rowsOf } from './payrollRows.ts';

it('tells TAs of one name apart, also from one who has left', () => {
  const [first, second, gone] = open.payRegister.slice(0, 3).map((row) => ({ ...row, name: '박서연' }));
  const tas = [0, 1].map((at) => ({ id: taId(at), user: { name: '박서연', loginId: `ta-${at}` } }));
  const other = { id: taId(6), user: { name: '한지우', loginId: 'ta-6' } };
  const rows = rowsOf({ payRegister: [first!, second!, gone!], tas: [...tas, other] });
  expect(rows.map(({ name, label }) => [name, label])).toEqual([
    ['박서연', '박서연 (비활성 조교)'],
    ['박서연', '박서연 (ta-0)'],
    ['박서연', '박서연 (ta-1)'],
    ['한지우', '한지우'],
  ]);
});
