import { createContext, useContext, useState, type ComponentProps, type MouseEventHandler } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { NavGroup } from '../Frame/nav.ts';
import { AddIcon, ClinicIcon, LectureIcon, LogOutIcon, NoticeIcon, StudentsIcon, UserIcon } from '../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { LinkContext, type AnchorProps } from '../Link/LinkContext.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { EmptyState } from '../States/States.tsx';
import { sees, take } from '../testing/play.ts';
import { CrmFrame } from './CrmFrame.tsx';

const nav: NavGroup[] = [
  { label: '공지', icon: NoticeIcon, entries: [{ label: '공지', href: '/crm/notice' }] },
  {
    label: '수업',
    icon: LectureIcon,
    entries: [
      { label: '강의', href: '/crm/lectures' },
      { label: '시간표', href: '/crm/schedule' },
    ],
  },
  {
    label: '학생',
    icon: StudentsIcon,
    entries: [
      { label: '학생', href: '/crm/students' },
      { label: '상담', href: '/crm/counsel' },
    ],
  },
  { label: '클리닉', icon: ClinicIcon, entries: [{ label: '클리닉', href: '/crm/clinic' }] },
];

const meta = preview.meta({
  title: 'Kit/틀/CrmFrame',
  component: CrmFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    for (const key of ['navCollapsed', 'navGroup']) localStorage.removeItem(key);
  },
  args: {
    name: '한빛수학학원',
    nav,
    path: '/crm/lectures/0198',
    search: <SearchBox value="" onChange={fn()} label="학생 검색" />,
    userMenu: (
      <Menu
        label="김하늘 원장"
        icon={<UserIcon />}
        items={[{ label: '로그아웃', icon: <LogOutIcon />, onSelect: fn() }]}
      />
    ),
    children: (
      <>
        <PageHeader
          title="강의"
          actions={
            <Button variant="primary" icon={<AddIcon />}>
              강의 추가
            </Button>
          }
        />
        <EmptyState of="lesson" title="아직 강의가 없습니다">
          강의를 만들면 여기에 보입니다.
        </EmptyState>
      </>
    ),
  },
});

export const Default = meta.story({
  args: { live: 'live' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(current).toHaveAttribute('href', '/crm/lectures');
  },
});

export const Playground = meta.story({ args: { live: 'offline' } });

const Navigate = createContext<(path: string) => void>(() => undefined);

/** A link as a router's: it changes the path without a new page. */
function PathLink({ onClick, ...link }: AnchorProps) {
  const go = useContext(Navigate);
  const follow: MouseEventHandler<HTMLAnchorElement> = (event) => {
    event.preventDefault();
    onClick?.(event);
    go(link.href);
  };
  return <a {...link} onClick={follow} />;
}

/** The frame in a router. */
function Framed(args: ComponentProps<typeof CrmFrame>) {
  const [path, setPath] = useState('/crm/lectures');
  return (
    <Navigate value={setPath}>
      <LinkContext value={PathLink}>
        <CrmFrame {...args} path={path}>
          <div data-phone>{path}</div>
        </CrmFrame>
      </LinkContext>
    </Navigate>
  );
}

/** A group with several entries is a menu. */
export const Collapsed = meta.story({
  render: Framed,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '메뉴 접기' }));
    await expect(canvas.getByRole('link', { name: '클리닉' })).toBeInTheDocument();
    await expect(localStorage.getItem('navCollapsed')).toBe('true');
    await take(canvas, '학생', '상담');
    await sees(canvas.getByText('/crm/counsel'));
  },
});

export const SkipLinkFirst = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
  },
});

/** The group used last shows its entries; the name of another leads to its first one. */
export const OneGroupOpen = meta.story({
  render: Framed,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['본문으로 건너뛰기', '공지', '강의', '시간표', '학생', '클리닉']);
    await userEvent.click(canvas.getByRole('link', { name: '학생' }));
    await sees(canvas.getByText('/crm/students'));
    await userEvent.click(canvas.getByRole('link', { name: '상담' }));
    await userEvent.click(canvas.getByRole('link', { name: '클리닉' }));
    await expect(names()).toEqual(['본문으로 건너뛰기', '공지', '수업', '학생', '상담', '클리닉']);
  },
});

/** On a phone the navigation is behind a button; it goes when an entry was chosen, and on Escape. */
export const PhoneMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: Framed,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '메뉴' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(button);
    const drawer = within(canvas.getByRole('dialog', { name: '한빛수학학원' }));
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('강의');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    for (const name of ['학생', '학생']) {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('link', { name }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await sees(canvas.getByText('/crm/students'));
      await expect(button).toHaveFocus();
    }
  },
});

/** The drawer as it opens. */
export const PhoneMenuOpen = PhoneMenu.extend({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '메뉴' }));
    await sees(canvas.getByRole('navigation', { name: '주 메뉴' }));
  },
});
