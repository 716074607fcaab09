import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { staff } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { CrmScreens } from '../CrmScreens.tsx';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { TaDetailDocument, TaListDocument } from './generated/manager.ts';
import { paths } from './paths.ts';
import { buildTa, listedTa } from './testing/tas.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/조교/조교에게 닫힌 화면',
  component: CrmScreens,
  parameters: { as: 'ta' },
});

/** Says that it is for managers, and asks the server for nothing. */
async function seeNothing(): Promise<void> {
  await says(screen, '이 화면을 볼 권한이 없습니다', /^관리자만 할 수 있습니다/);
  await expect(screen.queryByText(staff.ta.name)).toBeNull();
  await expect(asked).not.toHaveBeenCalled();
}

export const List = meta.story({
  decorators: [inCrm({ at: paths.tas, route: '/crm/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaListDocument, () => {
        asked();
        return { taDirectory: [listedTa()], taDirectory_aggregate: { aggregate: { count: 1 } } };
      }),
    ),
  play: seeNothing,
});

export const Page = meta.story({
  decorators: [inCrm({ at: paths.ta(staff.ta.id), route: '/crm/*' })],
  beforeEach: ({ msw }) =>
    msw.use(
      filled(TaDetailDocument, () => {
        asked();
        return { tas_by_pk: buildTa() };
      }),
    ),
  play: seeNothing,
});
