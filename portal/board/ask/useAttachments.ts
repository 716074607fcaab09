import { isPictureName } from '#client/files/picture/pictureNames.ts';
import { sendBoardFile } from '#client/files/upload/sendBoardFile.ts';
import { useChosenFiles } from '#client/files/useChosenFiles.ts';

/** The most files of one question. */
export const mostAttachments = 10;

/** The photographs and files of a question. */
export const useAttachments = () =>
  useChosenFiles({
    most: mostAttachments,
    ownerType: 'BOARD_POST',
    send: (postId, file) => sendBoardFile(postId, nameless(file)),
  });

/** The name of a photograph may say whose it is. */
function nameless(file: File): File {
  if (!isPictureName(file)) return file;
  const ending = /\.[^.]*$/.exec(file.name)?.[0] ?? '';
  return new File([file], `사진${ending}`, { type: file.type });
}
