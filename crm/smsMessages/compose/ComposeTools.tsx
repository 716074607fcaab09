import { useFormContext } from 'react-hook-form';
import { Button, Row } from '#ui-kit';
import type { ComposeForm } from './composeForm.ts';
import { TemplatePick } from './TemplatePick.tsx';

/** Below the text: a template to begin with, and the variables that these people have. */
export function BodyTools({ variables }: { variables: readonly string[] }) {
  const { getValues, setValue } = useFormContext<ComposeForm>();
  return (
    <Row wrap>
      <TemplatePick />
      {variables.map((name) => (
        <Button
          key={name}
          size="small"
          onClick={() => setValue('body', `${getValues('body')}#{${name}}`, { shouldDirty: true })}
        >
          {`#{${name}}`}
        </Button>
      ))}
    </Row>
  );
}

/** Says that it would go out at night, and offers the morning. */
export function NightNotice({ isAdvertisement, onMorning }: { isAdvertisement: boolean; onMorning: () => void }) {
  return (
    <Row wrap role="status">
      <span>
        {isAdvertisement
          ? '광고성 문자는 밤 9시부터 아침 8시까지 보낼 수 없습니다.'
          : '밤 9시부터 아침 8시 사이에 보내게 됩니다.'}
      </span>
      <Button size="small" onClick={onMorning}>
        아침 8시에 보내기
      </Button>
    </Row>
  );
}
