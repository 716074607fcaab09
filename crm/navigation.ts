import {
  AttendanceIcon,
  ClinicIcon,
  LectureIcon,
  MessageIcon,
  NoticeIcon,
  RefreshIcon,
  StudentsIcon,
  TagIcon,
  TemplateIcon,
  WordDeckIcon,
} from '#ui-kit/icons.ts';
import type { NavGroup } from '#ui-kit';
import { paths } from './paths.ts';

/** The menu at the left; an entry appears with its screen. */
export const navigation: NavGroup[] = [
  {
    entries: [
      { label: '공지', href: paths.notices, icon: NoticeIcon },
      { label: '강의', href: paths.lectures, icon: LectureIcon },
      { label: '학생', href: paths.students, icon: StudentsIcon },
      { label: '재시험', href: paths.retakes, icon: RefreshIcon },
      { label: '클리닉', href: paths.clinic, icon: ClinicIcon },
      { label: '상담', href: paths.counsel, icon: MessageIcon },
      { label: '태그', href: paths.tags, icon: TagIcon },
    ],
  },
  {
    label: '콘텐츠',
    entries: [
      { label: '단어장', href: paths.wordDecks, icon: WordDeckIcon },
      { label: '알림 템플릿', href: paths.pushAlertTemplates, icon: TemplateIcon },
    ],
  },
  {
    label: '설정',
    entries: [{ label: '출결 구분', href: paths.attendanceTypes, icon: AttendanceIcon }],
  },
];
