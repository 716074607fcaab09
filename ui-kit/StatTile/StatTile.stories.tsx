import preview from '#storybook/preview.tsx';
import { StatTile } from './StatTile.tsx';

const meta = preview.meta({
  title: 'Kit/표시/StatTile',
  component: StatTile,
  args: { label: '출석', value: 24, unit: '명' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { share: 0.8, tone: 'positive', note: '수강생 30명 중' } });

export const Row = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 12, padding: 16 }}>
      <StatTile label="출석" value={24} unit="명" share={0.8} tone="positive" note="지난주 21명" />
      <StatTile label="지각" value={3} unit="명" share={0.1} tone="warning" note="지난주 4명" />
      <StatTile label="결석" value={2} unit="명" share={0.07} tone="negative" note="지난주 5명" />
      <StatTile label="평균" value="87.25" unit="점" note="최고 100점" />
    </div>
  ),
});
