import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Note, Row, Stack } from './Layout.tsx';

function Parts() {
  return (
    <Stack gap={14}>
      <Row wrap>
        <Button>저장</Button>
        <Button>취소</Button>
        <Note as="span">3분 전에 저장했습니다</Note>
      </Row>
      <Stack as="ul" gap={4} role="list">
        <li>미적분 A</li>
        <li>확률과 통계</li>
      </Stack>
      <Note>저장한 내용은 학생에게 바로 보입니다.</Note>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Kit/기초/Layout', component: Parts });

export const Default = meta.story();
