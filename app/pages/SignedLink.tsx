import { useParams } from 'react-router';
import { isUuid } from '#client/isUuid.ts';
import { ReportCardLink } from './ReportCardLink.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** /link/:token: a link of a text message that works without signing in: a report card, or a new password. */
export default function SignedLink() {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {isUuid(token) ? <ResetPassword uuid={token} /> : <ReportCardLink token={token} />}
    </>
  );
}
