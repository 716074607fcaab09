import preview from '#storybook/preview.tsx';
import type { NavTab } from '../Frame/nav.ts';
import { AttendanceMark } from '../AttendanceMark/AttendanceMark.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BellIcon, ClinicIcon, HomeIcon, LectureIcon, MessageIcon, UserIcon } from '../icons.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PortalFrame } from './PortalFrame.tsx';

const nav: NavTab[] = [
  { label: '홈', href: '/portal', icon: HomeIcon },
  { label: '강의', href: '/portal/lectures', icon: LectureIcon },
  { label: '클리닉', href: '/portal/clinic', icon: ClinicIcon, count: 1 },
  { label: '질문', href: '/portal/board', icon: MessageIcon },
  { label: '내 정보', href: '/portal/me', icon: UserIcon },
];

const meta = preview.meta({
  title: 'Kit/틀/PortalFrame',
  component: PortalFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    title: '한빛수학학원',
    nav,
    path: '/portal/lectures/0198',
    actions: <IconButton label="알림" tooltip="none" icon={<BellIcon />} />,
    children: (
      <>
        <PageHeader title="미적분 A" description="월 19:00–22:00 · 3강의실" />
        <FactList
          facts={[
            { label: '1주차', value: <AttendanceMark label="출석" color="#2e7d32" /> },
            { label: '2주차', value: <AttendanceMark label="지각" color="#fb8c00" /> },
            { label: '3주차', value: <AttendanceMark label={null} /> },
          ]}
        />
      </>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { path: '/portal' } });

export const SmallPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });

export const OnADesk = meta.story({ globals: { viewport: { value: 'desk' } } });
