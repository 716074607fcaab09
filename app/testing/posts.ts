/** Posts of the demo board. */
export const posts = [
  {
    id: '01990000-0000-7000-8000-000000000051',
    category: 'NOTICE',
    title: '겨울 특강 안내',
    body: '12월 넷째 주부터 4주 동안 엽니다.\n신청은 학원 데스크에서 받습니다.',
    createdAt: '2026-11-18T02:30:00Z',
  },
  {
    id: '01990000-0000-7000-8000-000000000052',
    category: 'FAQ',
    title: '비밀번호를 잊었어요',
    body: '로그인 화면의 비밀번호 찾기에서 아이디와 휴대폰 번호를 넣으면 링크를 보내 드립니다.',
    createdAt: '2026-03-02T00:00:00Z',
  },
  {
    id: '01990000-0000-7000-8000-000000000053',
    category: 'FAQ',
    title: '결석하면 어떻게 하나요?',
    body: '보강 수업에 오거나 영상으로 들을 수 있습니다. 조교에게 미리 알려 주세요.',
    createdAt: '2026-03-02T00:00:00Z',
  },
] as const;

/** The two terms every academy has. */
export const terms = [
  {
    id: 'service',
    title: '이용약관',
    body: '제1조 (목적)\n이 약관은 학원이 제공하는 학습 관리 서비스의 이용 조건을 정합니다.\n\n제2조 (계정)\n계정은 본인만 쓸 수 있으며 다른 사람에게 알려 주어서는 안 됩니다.',
    updatedAt: '2026-03-01T00:00:00Z',
  },
  { id: 'privacy', title: '개인정보 처리방침', body: '수집하는 항목과 목적', updatedAt: '2026-03-01T00:00:00Z' },
] as const;
