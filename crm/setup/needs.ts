import type { Drawing } from '#ui-kit';
import { paths as lecturePaths } from '../lectures/paths.ts';
import { paths as studentPaths } from '../students/paths.ts';
import type { WhatThereIsQuery } from './generated/graphql.ts';

/** What there must be before something else can be there. */
export type Need = keyof WhatThereIsQuery;

interface Missing {
  of: Drawing;
  title: string;
  /** What to do first. */
  first: string;
  link: { label: string; href: string };
}

const lectures = { label: '강의 열기', href: lecturePaths.lectures };

/** What is said where it is missing, and where it is made. */
export const missing: Readonly<Record<Need, Missing>> = {
  students: {
    of: 'person',
    title: '아직 학생이 없습니다',
    first: '학생을 먼저 등록해 주세요.',
    link: { label: '학생 등록', href: studentPaths.students },
  },
  lectures: {
    of: 'lesson',
    title: '아직 강의가 없습니다',
    first: '강의를 먼저 만들어 주세요.',
    link: { label: '강의 만들기', href: lecturePaths.lectures },
  },
  weeklyLectures: {
    of: 'lesson',
    title: '아직 주차가 없습니다',
    first: '강의에 주차를 먼저 추가해 주세요.',
    link: lectures,
  },
  enrollments: {
    of: 'person',
    title: '아직 수강생이 없습니다',
    first: '강의의 ‘수강생’에 학생을 먼저 등록해 주세요.',
    link: lectures,
  },
  exams: {
    of: 'sheet',
    title: '아직 시험이 없습니다',
    first: '강의의 주차에서 시험을 먼저 만들어 주세요.',
    link: lectures,
  },
};
