import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TabLinks, Tabs, type TabItem } from './Tabs.tsx';

function TabsStory({ items }: { items: readonly TabItem[] }) {
  const [value, setValue] = useState(items[0]?.id ?? '');
  return (
    <div style={{ padding: 16 }}>
      <Tabs label="학생" items={items} value={value} onChange={setValue}>
        {items.find((item) => item.id === value)?.label}의 내용
      </Tabs>
    </div>
  );
}

const items = [
  { id: 'profile', label: '기본 정보' },
  { id: 'lectures', label: '수강', count: 3 },
  { id: 'consults', label: '상담', count: 12 },
];

const meta = preview.meta({
  title: 'Kit/틀/Tabs',
  component: TabsStory,
  subcomponents: { Tabs, TabLinks },
  args: { items },
});

export const Default = meta.story();

export const Playground = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '기본 정보' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /상담/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('상담의 내용');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '기본 정보' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Links = meta.story({
  render: () => (
    <div style={{ padding: 16 }}>
      <TabLinks label="주차" value="lectures" items={items.map((item) => ({ ...item, href: `#${item.id}` }))} />
    </div>
  ),
});
