const words: Record<string, string> = { ENROL: '수강 신청', CALL: '전화 상담' };

/** What a visitor wishes. */
export const inquiryWord = (kind: string): string => words[kind] ?? '문의';
