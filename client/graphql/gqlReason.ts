// Hasura's prefixes of PostgreSQL's messages, and the Korean sentence for each.
const violations: Record<string, string> = {
  Uniqueness: '같은 값이 이미 있습니다.',
  'Foreign key': '다른 기록이 이것을 쓰고 있거나, 가리키는 대상이 없습니다.',
  'Not-NULL': '꼭 필요한 값이 빠져 있습니다.',
  Exclusion: '기간이 겹치는 기록이 이미 있습니다.',
  'Check constraint': '허용되지 않는 값이 있습니다.',
};

/** The sentence a person reads for a GraphQL error: a rule's own Korean sentence if it has one, else one for the kind of rule. */
export function gqlReason(message: string): string {
  const [, kind = '', rest = message] = /^([\w -]+) violation\. (.*)$/s.exec(message) ?? [];
  if (/[가-힣]/.test(rest)) return rest;
  return violations[kind] ?? '처리하지 못했습니다. 잠시 뒤 다시 시도해 주세요.';
}
