import type { RowMakers } from '../rowFormat.ts';

export const rows = {
  push_alert_templates: (n) => ({ name: `템플릿 ${n}`, body: '#{이름} 학생' }),
} satisfies RowMakers;
