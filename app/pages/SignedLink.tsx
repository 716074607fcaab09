import { useParams } from 'react-router';
import { isUuid } from '#client/isUuid.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { DeadLink } from './DeadLink.tsx';
import { purposeOf } from './parentLink/purposes.ts';
import { ReportCardLink } from './ReportCardLink.tsx';
import { ResetPassword } from './signIn/ResetPassword.tsx';

const SetupPage = lazyPart(() => import('./signIn/setup/SetupPage.tsx').then((file) => file.SetupPage));
const ParentLink = lazyPart(() => import('./parentLink/ParentLink.tsx'));

/** What no token ends with: the full stop, bracket, quotation mark or word that stands behind an address in a text. */
const glued = /[^\w-]+$/;

/** /link/:token and /link/:purpose/:token: links of text messages that work without signing in, and /link/setup; any other address below says that it is none. */
export default function SignedLink() {
  const { '*': rest = '' } = useParams();
  const path = rest.replace(glued, '');
  const slash = path.lastIndexOf('/');
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Opened token={path.slice(slash + 1)} segment={slash === -1 ? undefined : path.slice(0, slash)} />
    </>
  );
}

function Opened({ token, segment }: { token: string; segment: string | undefined }) {
  if (segment === undefined && isUuid(token)) return <ResetPassword uuid={token} />;
  if (segment === undefined && token === 'setup') return <SetupPage />;
  const purpose = segment === undefined ? undefined : purposeOf(segment);
  if (isToken(token) && purpose !== undefined) return <ParentLink purpose={purpose} token={token} />;
  if (isToken(token) && segment === undefined) return <ReportCardLink token={token} />;
  return (
    <DeadLink message="주소가 잘렸거나 잘못 적힌 링크예요. 문자의 링크를 다시 눌러 보고, 그래도 열리지 않으면 학원에 문의해 주세요." />
  );
}

/** The form of our tokens; texts cut some, whose page says so. */
const isToken = (text: string): boolean => /^[\w-]{20,64}$/.test(text);
