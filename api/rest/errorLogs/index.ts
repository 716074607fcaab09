import type { Slice } from '../_protocol/slice.ts';
import { reportError } from './reportError.ts';
import { setErrorStatus } from './setErrorStatus.ts';

export const slice: Slice<'errorLogs'> = {
  handlers: { reportError, setErrorStatus },
  refusals: {
    error_logs_closed_note_length: [422, 'invalid-value', '메모는 500자까지 쓸 수 있습니다.', 'note'],
  },
};
