import { useFormContext, useWatch } from 'react-hook-form';
import { Button, Stack, Row } from '#ui-kit';
import { BodyLength } from './BodyLength.tsx';
import css from '../Templates.module.css';
import type { TemplateForm } from '../templateForm.ts';
import { unknownVariables, variablesOfEvent } from './variables.ts';

/** Below the body: its length, the variables to insert, and unknown ones. */
export function BodyTools() {
  const { control, getValues, setValue, setFocus } = useFormContext<TemplateForm>();
  const [body, channel, event] = useWatch({ control, name: ['body', 'channel', 'event'] });
  const unknown = unknownVariables(body, event);

  const add = (name: string): void => {
    const area = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement : null;
    const text = getValues('body');
    const at = area?.selectionEnd ?? text.length;
    setValue('body', `${text.slice(0, at)}#{${name}}${text.slice(at)}`, { shouldDirty: true });
    setFocus('body');
  };

  return (
    <Stack>
      <BodyLength body={body} channel={channel} />
      <Row gap={4} wrap align="stretch" role="group" aria-label="변수 삽입">
        {variablesOfEvent(event).map((name) => (
          // Pressing a button must not move the caret out of the body.
          <Button key={name} size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => add(name)}>
            {`#{${name}}`}
          </Button>
        ))}
      </Row>
      {unknown.length > 0 && (
        <p className={css.warning} role="status">
          채울 수 없는 변수입니다: {unknown.map((name) => `#{${name}}`).join(', ')}
        </p>
      )}
    </Stack>
  );
}
