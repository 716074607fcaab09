import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inCrm } from '../shared/testing/inCrm.tsx';
import SettingsIndex from './SettingsIndex.tsx';

const meta = preview.meta({
  title: 'CRM/설정/설정',
  component: SettingsIndex,
  decorators: [inCrm({ at: '/crm/settings' })],
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      ...['출결 구분', '태그', '알림 템플릿', '홈페이지', '시급 구분'],
      ...['약관', '감사 기록', '개인정보 보관', '시작하기', '시스템', '오류 기록'],
    ]);
  },
});

/** A TA finds only what a TA may open. */
export const AsTa = meta.story({
  parameters: { as: 'ta' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['출결 구분', '태그', '알림 템플릿', '약관']);
  },
});
