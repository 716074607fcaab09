const words: Record<string, string> = {
  SIGN_IN: '로그인',
  SIGN_IN_REFUSED: '비밀번호가 틀린 로그인 시도',
  SECOND_FACTOR_REFUSED: '2단계 인증에 실패한 로그인 시도',
  SECOND_FACTOR_SET: '2단계 인증 설정',
  SECOND_FACTOR_REMOVED: '2단계 인증 해제',
  SECOND_FACTOR_RESET: '관리자가 2단계 인증을 풀어 줌',
  RECOVERY_CODE_USED: '복구 코드 사용',
  RECOVERY_CODES_RENEWED: '복구 코드 새로 받음',
  PASSWORD_CHANGED: '비밀번호 변경',
  TEMPORARY_PASSWORD_ISSUED: '임시 비밀번호 발급',
  POWERS_CHANGED: '권한 변경',
  SESSION_ENDED: '다른 기기 로그아웃',
  ACCOUNT_CLOSED: '계정을 비활성으로 바꿈',
  ACCOUNT_OPENED: '계정을 다시 활성으로 바꿈',
  ACCESS_REFUSED: '권한이 없어 거절됨',
  SETTINGS_CHANGED: '보안 설정 변경',
  KEYS_REISSUED: '보안 키를 새로 만듦',
  PUSH_RESTARTED: '푸시 알림을 새로 시작',
};

/** The words for what happened at sign-in. */
export function eventWords(kind: string): string {
  return words[kind] ?? '보안 기록';
}
