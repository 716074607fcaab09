import { useLogout } from '@refinedev/core';
import { useSession } from '#client/session/session.ts';
import { Menu, useColorMode, type MenuItem } from '#ui-kit';
import {
  CheckIcon,
  DarkModeIcon,
  LightModeIcon,
  LockIcon,
  LogOutIcon,
  SettingsIcon,
  SystemModeIcon,
  UserIcon,
} from '#ui-kit/icons.ts';
import { paths } from './paths.ts';

const modes = [
  { mode: 'light', label: '밝게', icon: <LightModeIcon aria-hidden /> },
  { mode: 'dark', label: '어둡게', icon: <DarkModeIcon aria-hidden /> },
  { mode: 'system', label: '시스템 설정대로', icon: <SystemModeIcon aria-hidden /> },
] as const;

/** The menu under the person's name: password, colour mode, sign-out. */
export function AccountMenu() {
  const { auth } = useSession();
  const { mode, setMode } = useColorMode();
  const { mutate: leave } = useLogout();
  const items: MenuItem[] = [
    { label: '내 계정', icon: <SettingsIcon aria-hidden />, href: paths.account },
    { label: '비밀번호 바꾸기', icon: <LockIcon aria-hidden />, href: '/change-password' },
    ...modes.map((choice) => ({
      label: mode === choice.mode ? `${choice.label} (지금)` : choice.label,
      icon: mode === choice.mode ? <CheckIcon aria-hidden /> : choice.icon,
      onSelect: () => setMode(choice.mode),
    })),
    { label: '로그아웃', icon: <LogOutIcon aria-hidden />, onSelect: () => leave() },
  ];
  return <Menu label={auth?.name ?? '내 계정'} icon={<UserIcon aria-hidden />} items={items} />;
}
