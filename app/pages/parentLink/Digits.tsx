import { useForm } from 'react-hook-form';
import { Form, FormStack, SubmitButton, TextField } from '#ui-kit';
import { AuthPage } from '../signIn/AuthPage.tsx';

interface DigitsProps {
  message: string;
  /** What was typed before was wrong. */
  refused: boolean;
  onTyped: (digits: string) => void;
}

/** Asks for the last four digits of the parents' number. */
export function Digits({ message, refused, onTyped }: DigitsProps) {
  const form = useForm({ defaultValues: { digits: '' } });
  return (
    <AuthPage title="본인 확인" description="새 기기에서 여러 번 열린 링크라 한 번 확인해요.">
      <Form
        form={form}
        guard={false}
        onSubmit={({ digits }) => {
          if (/^\d{4}$/.test(digits)) onTyped(digits);
          else form.setError('digits', { message: '숫자 네 자리를 써 주세요.' });
        }}
      >
        <FormStack>
          <p role={refused ? 'alert' : undefined}>{message}</p>
          <TextField name="digits" label="끝 네 자리" required maxLength={4} inputMode="numeric" />
          <SubmitButton fullWidth>확인</SubmitButton>
        </FormStack>
      </Form>
    </AuthPage>
  );
}
