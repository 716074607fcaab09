import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('the timeline', () => {
  rule('tells of each thing once, as it was', async ({ make, accepts, as }) => {
    const { id: staffId } = await make('users');
    await as('ta', staffId);
    const lecture = await make('lectures', { name: '미적분 B' });
    const { student_id, id, weekly_lecture_id } = await make('participants', {
      weekly_lecture_id: (await make('weekly_lectures', { lecture_id: lecture.id, week_number: 3, special_name: null }))
        .id,
    });
    await accepts('update participants set attendance_type_id = $1 where id = $2', [
      (await make('attendance_types', { name: '지각함' })).id,
      id,
    ]);
    await make('consults', { student_id });
    await make('student_memos', { student_id });
    await make('enrollments', { student_id, lecture_id: lecture.id });
    await make('actual_exam_scores', { student_id });
    await make('clinic_participants', { student_id });
    await make('sms_recipients', { student_id, addressee: 'PARENT', body: '오늘 결석했습니다.' });
    const exam = await make('exams', { weekly_lecture_id, name: '주간 테스트' });
    await accepts(
      'insert into score_attempts (score_id, value) select id, 80.5 from scores where exam_id = $1 and student_id = $2',
      [exam.id, student_id],
    );
    const rows = await accepts(
      'select kind, title, actor_id from student_timeline where student_id = $1 order by kind',
      [student_id],
    );
    expect(rows).toEqual([
      { kind: 'ACTUAL_EXAM', title: '2026년 3월 모의고사 · 수학 84점', actor_id: staffId },
      { kind: 'ATTENDANCE', title: '미적분 B 3주차 · 지각함', actor_id: staffId },
      { kind: 'CLINIC', title: '클리닉 · 예약', actor_id: staffId },
      { kind: 'CONSULT', title: '전화 상담 · 숙제 습관을 이야기함.', actor_id: staffId },
      { kind: 'ENROLLMENT', title: '미적분 B 수강 시작', actor_id: staffId },
      { kind: 'MEMO', title: '메모', actor_id: staffId },
      { kind: 'MESSAGE', title: '보호자에게 문자 · 오늘 결석했습니다.', actor_id: staffId },
      { kind: 'SCORE', title: '주간 테스트 · 80.5/100점', actor_id: staffId },
    ]);
  });
});
