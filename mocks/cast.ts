/**
 * The named people and things of the demo world, the same in the seed, the stories and the tests. Plain data;
 * every generated world (`mocks/world/`) holds them all.
 */

/** The password of all users of the demo world. */
export const demoPassword = 'academy-demo';

export const staff = {
  admin: {
    id: '01990000-0000-7000-8000-000000000011',
    loginId: 'admin',
    name: '한서윤',
    type: 'ADMIN',
    isAdminLevel: true,
  },
  ta: {
    id: '01990000-0000-7000-8000-000000000012',
    loginId: 'ta-junho',
    name: '이준호',
    type: 'TA',
    isAdminLevel: false,
  },
  taAdmin: {
    id: '01990000-0000-7000-8000-000000000013',
    loginId: 'ta-admin',
    name: '박서연',
    type: 'TA',
    isAdminLevel: true,
  },
} as const;

export const students = {
  minsu: {
    id: '01990000-0000-7000-8000-000000000101',
    loginId: '20260001',
    name: '김민수',
    school: '세움고',
    grade: '고2',
  },
  seoyeon: {
    id: '01990000-0000-7000-8000-000000000102',
    loginId: '20260002',
    name: '이서연',
    school: '한빛여고',
    grade: '고2',
  },
  jihun: {
    id: '01990000-0000-7000-8000-000000000103',
    loginId: '20260003',
    name: '박지훈',
    school: '세움고',
    grade: '고2',
  },
  doyun: {
    id: '01990000-0000-7000-8000-000000000109',
    loginId: '20260009',
    name: '장도윤',
    school: '세움고',
    grade: '고3',
  },
  geonu: {
    id: '01990000-0000-7000-8000-000000000117',
    loginId: '20260017',
    name: '안건우',
    school: '세움고',
    grade: '고1',
  },
} as const;

export const lectures = {
  calculusB: {
    id: '01990000-0000-7000-8000-000000000001',
    name: '미적분 B',
    teacherName: '김지훈',
    weekday: 2,
    room: '301호',
  },
  statistics: {
    id: '01990000-0000-7000-8000-000000000002',
    name: '확통 심화',
    teacherName: '박은정',
    weekday: 4,
    room: '302호',
  },
  basics: {
    id: '01990000-0000-7000-8000-000000000003',
    name: '수학Ⅰ 기초',
    teacherName: '최도현',
    weekday: 6,
    room: '201호',
  },
} as const;

/** Everybody who attends the demo academy, in the order of their numbers: 20260001 and on. */
export const roster = [
  { name: '김민수', school: '세움고', grade: '고2', parentName: '김영호' },
  { name: '이서연', school: '한빛여고', grade: '고2', parentName: '박미정' },
  { name: '박지훈', school: '세움고', grade: '고2', parentName: '박상철' },
  { name: '최유진', school: '다온고', grade: '고2', parentName: '정은숙' },
  { name: '정하준', school: '세움고', grade: '고2', parentName: '정대현' },
  { name: '강수아', school: '한빛여고', grade: '고2', parentName: '윤지영' },
  { name: '조은우', school: '가람고', grade: '고2', parentName: '조성민' },
  { name: '윤채원', school: '다온고', grade: '고2', parentName: '한경희' },
  { name: '장도윤', school: '세움고', grade: '고3', parentName: '장병호' },
  { name: '임지아', school: '한빛여고', grade: '고3', parentName: '오선영' },
  { name: '한시우', school: '가람고', grade: '고3', parentName: '한동수' },
  { name: '오예린', school: '다온고', grade: '고3', parentName: '서미란' },
  { name: '서준서', school: '세움고', grade: '고3', parentName: '서정훈' },
  { name: '신다은', school: '한빛여고', grade: '고3', parentName: '문혜진' },
  { name: '권현우', school: '가람고', grade: 'N수', parentName: '권오성' },
  { name: '황소율', school: '다온고', grade: 'N수', parentName: '배정아' },
  { name: '안건우', school: '세움고', grade: '고1', parentName: '안재석' },
  { name: '송나은', school: '한빛여고', grade: '고1', parentName: '홍수연' },
  { name: '류이안', school: '가람고', grade: '고1', parentName: '류승범' },
  { name: '홍지유', school: '다온고', grade: '고1', parentName: '남궁희' },
  { name: '전우진', school: '세움고', grade: '고1', parentName: '전용준' },
  { name: '고아린', school: '한빛여고', grade: '고1', parentName: '양희경' },
  { name: '문태오', school: '가람중', grade: '중3', parentName: '문성일' },
  { name: '남궁민서', school: '다온중', grade: '중3', parentName: '남궁현' },
] as const;
