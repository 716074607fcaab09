import preview from '#storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PublicFrame } from './PublicFrame.tsx';

const meta = preview.meta({
  title: 'Kit/틀/PublicFrame',
  component: PublicFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: '한빛수학학원',
    actions: (
      <>
        <ButtonLink variant="quiet" href="/board">
          게시판
        </ButtonLink>
        <ButtonLink variant="primary" href="/login">
          로그인
        </ButtonLink>
      </>
    ),
    children: <PageHeader title="이용약관" description="2025년 3월 1일부터 적용됩니다." />,
    footer: '서울특별시 한빛구 새봄로 12 · 02-123-4567',
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { footer: undefined } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });
