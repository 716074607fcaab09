import { times, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

/** The argon2id hash of `demoPassword`, computed once. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$lQ42n4jCkVALA9y3sGHhdg$hjZIC+Z2DfYpEIHEQq9V4EsV8TWaoL1FGX6fnLgiYFM';

export function* users({ staff: people, students: learners }: World): Rows<'users'> {
  for (const { id, loginId, type, name, phone, joined } of people) {
    yield { id, login_id: loginId, password_hash: passwordHash, type, name, phone, is_active: true, ...times(joined) };
  }
  for (const { id, number, name, phone, joined, left } of learners) {
    yield {
      id,
      login_id: number,
      password_hash: passwordHash,
      type: 'STUDENT',
      name,
      phone,
      is_active: left === null,
      ...times(joined),
    };
  }
}
