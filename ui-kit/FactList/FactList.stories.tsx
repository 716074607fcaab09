import preview from '#storybook/preview.tsx';
import { formatPhone } from '../PhoneField/phone.ts';
import { FactList } from './FactList.tsx';

const meta = preview.meta({
  title: 'Kit/표와 목록/FactList',
  component: FactList,
  args: {
    facts: [
      { label: '학번', value: '20250312' },
      { label: '학교', value: '한빛고등학교 2학년' },
      { label: '학생 전화', value: formatPhone('+821012345678') },
      { label: '보호자 전화', value: formatPhone('01087654321') },
      { label: '메모', value: null },
    ],
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { columns: 2 } });
