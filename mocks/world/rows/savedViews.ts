import { staff } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from '../base/row.ts';

const views = [
  { screen: 'lectures', name: '주말 강의', query: 'weekday=6%2C7' },
  { screen: 'lectures', name: '김지훈 선생님', query: 'q=%EA%B9%80%EC%A7%80%ED%9B%88' },
] as const;

/** Saved views of the administrator. */
export function* savedViews({ opened }: World): Rows<'saved_views'> {
  for (const [at, view] of views.entries()) {
    yield { id: castId(91 + at), ...view, ...stamps(staff.admin.id, opened), created_by: staff.admin.id };
  }
}
