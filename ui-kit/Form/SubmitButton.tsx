import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button.tsx';

/** The form's main button; shows a spinner while the form is saving. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState();
  return <Button variant="primary" {...props} type="submit" loading={isSubmitting} />;
}
