import { ACADEMY_NAME } from '#client/page/academy.ts';
import { ButtonLink } from '#ui-kit';
import { paths } from '../paths.ts';
import { AuthPage } from './signIn/AuthPage.tsx';

/** A link that opens nothing, and whom to ask. */
export function DeadLink({ message }: { message: string }) {
  return (
    <AuthPage title="열 수 없는 링크예요">
      <p role="alert">{message}</p>
      <ButtonLink variant="primary" fullWidth href={paths.landing}>
        {`${ACADEMY_NAME} 홈페이지로`}
      </ButtonLink>
    </AuthPage>
  );
}
