import type { Slice } from '../_protocol/slice.ts';
import { exportAudit } from './exportAudit.ts';
import { undoChange } from './undoChange.ts';
import { undoMyChange } from './undoMyChange.ts';

export const slice: Slice<'auditLog'> = {
  handlers: { exportAudit, undoChange, undoMyChange },
  refusals: {
    change_sets_undone_once: [409, 'already-undone', '이미 되돌린 변경입니다.'],
    change_sets_undo_own: [
      403,
      'not-own',
      ({ name }: { name: string }) => `${name}님이 한 변경입니다. 본인이나 관리자만 되돌릴 수 있습니다.`,
    ],
  },
};
