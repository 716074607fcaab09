import { Navigate, useParams } from 'react-router';
import { isUuid } from '#client/isUuid.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { paths } from '../paths.ts';
import { purposeOf } from './parentLink/purposes.ts';
import { ReportCardLink } from './ReportCardLink.tsx';
import { ResetPassword } from './signIn/ResetPassword.tsx';

const ParentLink = lazyPart(() => import('./parentLink/ParentLink.tsx'));

/** /link/:token and /link/:purpose/:token: links of text messages that work without signing in; any other address leads to the first page. */
export default function SignedLink() {
  const { purpose: segment, token = '' } = useParams();
  const purpose = segment === undefined ? undefined : purposeOf(segment);
  const isKnown = segment === undefined ? isUuid(token) || isToken(token) : purpose !== undefined && isToken(token);
  if (!isKnown) return <Navigate to={paths.landing} replace />;
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {purpose !== undefined && <ParentLink purpose={purpose} token={token} />}
      {purpose === undefined && (isUuid(token) ? <ResetPassword uuid={token} /> : <ReportCardLink token={token} />)}
    </>
  );
}

/** The form of our tokens; texts cut some, whose page says so. */
const isToken = (text: string): boolean => /^[\w-]{20,64}$/.test(text);
