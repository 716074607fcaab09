import type { ReactElement } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { Form, FormStack } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Decorator for stories of fields: a form around the field with initial values, which shows the submitted values. */
export function inForm(values: FieldValues = {}, onSubmit: (values: FieldValues) => void = () => undefined) {
  return function InForm(Story: () => ReactElement) {
    return (
      <StoryForm values={values} onSubmit={onSubmit}>
        <Story />
      </StoryForm>
    );
  };
}

interface StoryFormProps {
  values: FieldValues;
  onSubmit: (values: FieldValues) => void;
  children: ReactElement;
}

function StoryForm({ values, onSubmit, children }: StoryFormProps) {
  const form = useForm({ defaultValues: values });
  return (
    <div style={{ maxWidth: 420, padding: 16 }}>
      <Form form={form} onSubmit={onSubmit} guard={false}>
        <FormStack>
          {children}
          <div>
            <SubmitButton>저장</SubmitButton>
          </div>
        </FormStack>
      </Form>
    </div>
  );
}
