import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'react-router';
import preview from '#storybook/preview.tsx';
import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildTerm } from '#mocks/builders/term.ts';
import { empty, filled } from '#mocks/states.ts';
import { says } from '#ui-kit/testing/play.ts';
import { CrmScreens } from './CrmScreens.tsx';
import { LectureOptionsDocument } from './lectures/generated/graphql.ts';
import { PaletteDaysDocument, PaletteStudentsDocument } from './palette/generated/graphql.ts';
import { inCrm } from './shared/testing/inCrm.tsx';
import { TermListDocument } from './terms/generated/graphql.ts';

const list = { terms: [{ ...buildTerm(), versions: [] }], terms_aggregate: { aggregate: { count: 1 } } };

function Shown() {
  return (
    <>
      <p hidden data-testid="address">
        {useLocation().pathname}
      </p>
      <CrmScreens />
    </>
  );
}

const meta = preview.meta({
  title: 'CRM/공통/모든 화면',
  component: Shown,
  beforeEach: ({ msw }) =>
    msw.use(
      filled(LectureOptionsDocument, { lectures: [buildLecture()] }),
      empty(PaletteStudentsDocument),
      empty(PaletteDaysDocument),
      filled(TermListDocument, list),
    ),
});

export const Unknown = meta.story({
  decorators: [inCrm({ at: '/crm/nowhere', route: '/crm/*' })],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '화면을 찾을 수 없습니다' });
    await expect(canvas.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/crm/lectures');
    await userEvent.type(canvas.getByRole('combobox'), '약관');
    await userEvent.click(await canvas.findByRole('option', { name: /약관/ }));
    await canvas.findByRole('heading', { level: 1, name: '약관' });
  },
});

/** An id that is none, as of an address that was cut: no record is asked for. */
export const CutAddress = meta.story({
  decorators: [inCrm({ at: '/crm/lectures/01990000-0000-70', route: '/crm/*' })],
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: '화면을 찾을 수 없습니다' })),
});

export const FormOfManagers = meta.story({
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: '/crm/terms/create', route: '/crm/*' })],
  play: async ({ canvas }) => {
    await says(canvas, '이 화면을 볼 권한이 없습니다', /^관리자만 할 수 있습니다/);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/crm/notice');
  },
});

export const OpenToManagers = meta.story({
  decorators: [inCrm({ at: '/crm/terms/create', route: '/crm/*' })],
  play: async ({ canvas }) => void (await canvas.findByRole('dialog', { name: '약관 만들기' })),
});

export const StartOfTheArea = meta.story({
  decorators: [inCrm({ at: '/crm', route: '/crm/*' })],
  parameters: { as: 'ta' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByTestId('address')).toHaveTextContent('/crm/notice'));
    await expect(canvas.queryByText('화면을 찾을 수 없습니다')).toBeNull();
  },
});
