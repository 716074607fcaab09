const titles: Readonly<Record<string, string>> = {
  ABSENT: '결석',
  LATE: '지각',
  ARRIVAL: '클리닉 도착',
  DEPARTURE: '클리닉 귀가',
  CLINIC_RESERVED: '예약되었어요',
  CLINIC_PROMOTED: '자리가 나서 예약되었어요',
  CLINIC_CANCELLED: '예약이 취소되었어요',
  CLINIC_TOMORROW: '내일 예약이 있어요',
  CLINIC_MOVED: '예약이 변경되었어요',
  WEEK_MOVED: '수업이 변경되었어요',
  SCORE_SHOWN: '성적이 나왔어요',
  CLINIC_TODO: '클리닉 할 일',
  ANNOUNCEMENT: '새 공지',
  QUESTION_ANSWERED: '질문에 답변이 달렸어요',
  REPORT_CARD: '성적표가 나왔어요',
  DDAY_WEEK: '디데이 한 주 전',
  PASSWORD_RESET: '비밀번호가 바뀌었어요',
};

/** The head of a notification, also on a lock screen: it names nobody and tells no result. */
export const notificationTitle = (kind: string): string => titles[kind] ?? '알림';
