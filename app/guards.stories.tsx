import { Route, Routes, useLocation } from 'react-router';
import { screen, userEvent, type within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { buildAuth } from '#mocks/builders/user.ts';
import { filled } from '#mocks/states.ts';
import type { Level } from '#client/session/session.ts';
import { keepFocus } from '#ui-kit/Frame/keepFocus.ts';
import { says, submit } from '#ui-kit/testing/play.ts';
import { RequireLevel, SignedOutOnly } from './guards.tsx';
import Login from './pages/signIn/Login.tsx';
import { withApp } from './testing/withApp.tsx';

const meta = preview.meta({
  title: 'App/로그인/들어갈 수 있는 사람',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route
        path="login"
        element={
          <SignedOutOnly>
            <Login />
          </SignedOutOnly>
        }
      />
      <Route path="crm/admin" element={guarded('ADMIN')} />
      <Route path="crm/*" element={guarded('TA')} />
      <Route path="portal/*" element={guarded('STUDENT')} />
      <Route path="change-password" element={guarded('STUDENT')} />
      <Route path="*" element={<Place />} />
    </Routes>
  ),
});

function guarded(level: Level) {
  return (
    <RequireLevel level={level}>
      <Place />
    </RequireLevel>
  );
}

/** Stands for the frame of a page: shows the current address. */
function Place() {
  const { pathname, search } = useLocation();
  return (
    <main ref={keepFocus}>
      <p>여기는 {pathname + decodeURIComponent(search)}</p>
    </main>
  );
}

export const Restoring = meta.story({ decorators: [withApp({ path: '/crm/lectures', status: 'restoring' })] });

export const Unreachable = meta.story({
  decorators: [withApp({ path: '/crm/lectures', status: 'unreachable' })],
  beforeEach: ({ msw }) => msw.use(filled('refresh', buildAuth('admin'))),
});

export const TriesAgain = Unreachable.extend({
  play: ({ canvas }) => submit(canvas, '다시 시도', '여기는 /crm/lectures'),
});

export const ComesBackOnline = Unreachable.extend({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '다시 시도' });
    window.dispatchEvent(new Event('online'));
    await says(canvas, '여기는 /crm/lectures');
  },
});

export const RemembersTheWay = meta.story({
  decorators: [withApp({ path: '/crm/students?q=ㄱㅁㅅ' })],
  beforeEach: ({ msw }) => msw.use(filled('login', buildAuth('ta'))),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await says(canvas, '여기는 /crm/students?q=ㄱㅁㅅ');
  },
});

export const RefusesAHostileWay = meta.story({
  decorators: [withApp({ path: '/login', state: { from: '//evil.example' } })],
  beforeEach: ({ msw }) => msw.use(filled('login', buildAuth('ta'))),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await says(canvas, '여기는 /crm/notice');
  },
});

export const AnothersWayLeadsHome = meta.story({
  decorators: [withApp({ path: '/crm/students' })],
  beforeEach: ({ msw }) => msw.use(filled('login', buildAuth('minsu'))),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await says(canvas, '여기는 /portal');
  },
});

export const WrongLevel = meta.story({
  decorators: [withApp({ path: '/crm/admin', auth: buildAuth('ta') })],
  play: ({ canvas }) => says(canvas, '여기는 /crm/notice'),
});

export const StudentSentFromTheCrm = meta.story({
  decorators: [withApp({ path: '/crm/students', auth: buildAuth('minsu') })],
  play: async ({ canvas }) => {
    await says(canvas, '여기는 /portal');
    await says(screen, /이 계정으로는 볼 수 없는 화면/);
  },
});

export const AdminLevelPasses = meta.story({
  decorators: [withApp({ path: '/crm/admin', auth: buildAuth('taAdmin') })],
  play: ({ canvas }) => says(canvas, '여기는 /crm/admin'),
});

export const TemporaryPasswordFirst = meta.story({
  decorators: [withApp({ path: '/portal', auth: buildAuth('minsu', { mustChangePassword: true }) })],
  play: ({ canvas }) => says(canvas, '여기는 /change-password'),
});

async function signIn(canvas: ReturnType<typeof within>) {
  await userEvent.type(canvas.getByLabelText(/아이디/), 'someone');
  await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'academy-demo{Enter}');
}
