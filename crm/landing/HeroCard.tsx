import { useDeleteLandingPicture, useUploadLandingPicture } from '#client/generated/rest/landing.ts';
import type { LandingFactsFragment } from './generated/manager.ts';
import css from './Landing.module.css';
import { PictureCard } from './PictureCard.tsx';

/** The picture of the first page, which messengers show too; wide enough for a large screen. */
export function HeroCard({ page: { pictureId, pictureWords } }: { page: LandingFactsFragment }) {
  const upload = useUploadLandingPicture();
  const remove = useDeleteLandingPicture();
  return (
    <PictureCard
      noun="사진"
      src={pictureId ? `/api/landing-picture/${pictureId}` : undefined}
      alt={pictureWords}
      className={css.picture}
      longestSide={1600}
      upload={(file) => upload.mutateAsync({ data: { file } })}
      remove={() => remove.mutateAsync()}
    >
      방문자가 보는 홈페이지에서 바로 사라집니다. 되돌릴 수 없고, 다시 올릴 수는 있습니다.
    </PictureCard>
  );
}
