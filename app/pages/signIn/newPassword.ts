import * as zod from 'zod/mini';

/** The field that repeats a new password. */
export const repetition = { repeated: zod.string() };

/** Checks that both are the same. */
export const sameTwice = zod.refine<{ newPassword: string; repeated: string }>(
  (form) => form.newPassword === form.repeated,
  { error: '새 비밀번호와 다릅니다. 다시 입력해 주세요.', path: ['repeated'] },
);
