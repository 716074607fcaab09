import preview from '#storybook/preview.tsx';
import { Brand, type Logo } from './Brand.tsx';
import { Maker } from './Maker.tsx';

const drawn = (width: number, picture: string): Logo => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40">${picture}</svg>`,
  )}`,
  width,
  height: 40,
});
const mark = drawn(40, '<circle cx="20" cy="20" r="16" fill="none" stroke="#7a1f2b" stroke-width="6"/>');
const wordmark = drawn(
  180,
  '<rect width="180" height="40" rx="6" fill="#0f5c4a"/><path d="M12 28h156" stroke="#fff" stroke-width="4"/>',
);

const meta = preview.meta({
  title: 'Kit/틀/Brand',
  component: Brand,
  subcomponents: { Maker },
  args: { name: '한빛수학학원', logo: mark },
});

export const Default = meta.story();

export const Playground = meta.story();

export const Wide = meta.story({ args: { logo: wordmark } });

export const NameAlone = meta.story({ args: { logo: undefined } });

export const LongName = meta.story({
  args: { name: '한빛수학과학국어영어논술입시전문학원 대치본원' },
  render: (args) => (
    <div style={{ width: 180, whiteSpace: 'nowrap' }}>
      <Brand {...args} />
    </div>
  ),
});

export const Product = meta.story({ render: () => <Maker name="모눈" /> });
