import { useDeleteLandingLogo, useUploadLandingLogo } from '#client/generated/rest/landing.ts';
import type { LandingFactsFragment } from './generated/manager.ts';
import css from './Landing.module.css';
import { PictureCard } from './PictureCard.tsx';

/** The academy's logo, beside its name on every page and paper. As large as it is, since a smaller one would no longer be see-through. */
export function LogoCard({ page: { logoId } }: { page: LandingFactsFragment }) {
  const upload = useUploadLandingLogo();
  const remove = useDeleteLandingLogo();
  return (
    <PictureCard
      noun="로고"
      src={logoId ? `/api/landing-picture/${logoId}` : undefined}
      alt="학원 로고"
      className={css.logo}
      longestSide={4096}
      upload={(file) => upload.mutateAsync({ data: { file } })}
      remove={() => remove.mutateAsync()}
    >
      다음에 여는 화면부터 로그인, 홈페이지, 학생 화면과 성적표에 학원 이름만 남습니다. 되돌릴 수 없고, 다시 올릴 수는
      있습니다.
    </PictureCard>
  );
}
