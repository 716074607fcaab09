import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 알림 템플릿; by default the one for absence. */
export function buildPushAlertTemplate(
  overrides: Partial<Row<'push_alert_templates'>> = {},
): Row<'push_alert_templates'> {
  return {
    ...rowDefaults.push_alert_templates,
    id: nextId(),
    name: '결석 알림',
    event: 'ABSENT',
    channel: 'LMS',
    body: '[#{학원}] #{이름} 학생이 오늘 #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.',
    ...stamps,
    ...overrides,
  };
}
