import type { ForeignFile } from './types.ts';
import { textRows, workbook } from './workbook.ts';

type Rows = readonly (readonly string[])[];
const book = (sheets: Readonly<Record<string, Rows>>) =>
  workbook(Object.entries(sheets).map(([name, rows]) => ({ name, rows: textRows(rows) })));

const file = (
  name: string,
  leftBy: string,
  sheets: Readonly<Record<string, Rows>>,
  expected: readonly string[],
): ForeignFile => ({ name, leftBy, kind: 'lectures', bytes: () => book(sheets), expected });

/** Lectures and their students in the shape of other products for academies. */
export const timetables: readonly ForeignFile[] = [
  file(
    '반 목록과 명단.xlsx',
    'Products for academies: a sheet of classes, a roster whose class has several',
    {
      반목록: [
        ['반명', '과목', '담임', '수업시간', '강의실', '정원', '수강기간'],
        ['중3 수학', '수학', '김지훈', '월수 18:00~20:00', '301호', '20명', '2026.9.1~12.20'],
        ['중3 영어', '영어', '이서윤', '토 10:00~1:00', '302호', '', '2026.9.1~12.20'],
      ],
      원생: [
        ['원생번호', '원생명', '반', '수강상태'],
        ['1023', '한가온', '중3 수학, 중3 영어', '재원'],
        ['1024', '한가람', '중3 수학', '퇴원'],
      ],
      안내: [['문의는 사무실로']],
    },
    [
      '강의 중3 수학, 김지훈, 월 18:00–20:00 · 수 18:00–20:00',
      '강의 중3 영어, 이서윤, 토 10:00–13:00',
      '수강 한가온: 중3 수학',
      '수강 한가온: 중3 영어',
      '수강 한가람: 중3 수학(퇴원, 제외)',
      '읽지 않은 열: 과목',
      '읽지 않은 열: 시트 이름',
      '2행: ‘1023’은 학번이 아니어서 읽지 않았습니다',
      '2행: ‘1023’은 학번이 아니어서 읽지 않았습니다',
      '3행: ‘1024’은 학번이 아니어서 읽지 않았습니다',
      '읽지 않은 시트: ‘안내’ 1행',
    ],
  ),
  file(
    '요일 표시.xlsx',
    'Excel: a column a weekday with O, a column a class with O',
    {
      시간표: [
        ['강의명', '강사', '월', '수', '금', '시간'],
        ['국어 A', '박민서', 'O', '', 'O', '오후 6시~8시'],
      ],
      수강: [
        ['이름', '휴대폰', '국어 A'],
        ['한가온', '010-7000-0001', 'O'],
        ['한가람', '010-7000-0002', ''],
      ],
    },
    ['강의 국어 A, 박민서, 월 18:00–20:00 · 금 18:00–20:00', '수강 한가온: 국어 A', '읽지 않은 열: 시트 이름'],
  ),
  file(
    '요일마다 한 줄.xlsx',
    'Products for academies: a row for each weekday of a class, starts and ends in columns of their own',
    {
      강좌: [
        ['2026 2학기 강좌'],
        ['강좌명', '담당강사', '요일', '시작시간', '종료시간', '개강일', '주차수'],
        ['물리 심화', '최도윤', '화', '18:00', '20:00', '2026-09-01', '16주'],
        ['물리 심화', '최도윤', '토', '10:00', '12:00', '2026-09-01', '16주'],
        ['화학', '최도윤', '밤', '', '', '', ''],
      ],
    },
    [
      '강의 물리 심화, 최도윤, 화 18:00–20:00 · 토 10:00–12:00',
      '강의 화학, 최도윤, 시간 없음',
      '5행 요일 ‘밤’: 요일과 시간을 알 수 없습니다. ‘월수 18:00~20:00’처럼 적어 주세요.',
    ],
  ),
];
