import type { Slice } from '../_protocol/slice.ts';
import { exportAudit } from './exportAudit.ts';
import { undoChange } from './undoChange.ts';

export const slice: Slice<'auditLog'> = {
  handlers: { exportAudit, undoChange },
  refusals: {
    audit_exports_purpose_form: [422, 'invalid-value', '내보내는 목적은 2–200자로 적어 주세요.', 'purpose'],
  },
};
