import preview from '#storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Kit/버튼과 링크/Link',
  component: Link,
  args: { href: '#lectures', children: '강의 목록' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { quiet: true } });

export const InText = meta.story({
  render: () => (
    <p style={{ padding: 16 }}>
      가입하면 <Link href="#terms">이용약관</Link>에 동의하게 됩니다.
    </p>
  ),
});
