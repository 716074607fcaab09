import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HttpError } from '#client/errors.ts';
import { paths } from '../../../paths.ts';
import { AuthPage } from '../AuthPage.tsx';
import { SetupForm } from './SetupForm.tsx';

export interface SetupPageProps {
  /** Leaves for the new academy, with a full load: the server writes its name into each page. */
  onDone?: () => void;
}

const enter = () => location.replace(`${paths.crm}/today`);

/** /link/setup#token: opens an academy that nobody leads, by the address that its server printed. */
export function SetupPage({ onDone = enter }: SetupPageProps) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  const [isUsable, setUsable] = useState(token !== '');
  // Nobody reads it over a shoulder, and no bookmark holds it.
  useEffect(() => void (hash && navigate(pathname, { replace: true })), [hash, pathname, navigate]);
  if (!isUsable) return <Unusable />;
  return (
    <SetupForm
      token={token}
      onDone={onDone}
      onRefused={(error) => {
        const isSpent = error instanceof HttpError && error.problem.code === 'setup-link-invalid';
        if (isSpent) setUsable(false);
        return isSpent;
      }}
    />
  );
}

function Unusable() {
  return (
    <AuthPage title="학원을 시작할 주소가 필요합니다">
      <p role="alert">
        서버를 시작한 창에 나온 주소를 열어 주세요. 주소는 한 시간 동안 한 번만 쓸 수 있습니다. 시간이 지났다면 서버를
        다시 시작하면 새 주소가 나옵니다.
      </p>
    </AuthPage>
  );
}
