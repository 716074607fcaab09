import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { comingFile } from '../files/upload/begin.ts';
import { beginOrResume } from '../files/upload/beginMultipart.ts';
import { findOwnPost } from './findPost.ts';

/** The most files of one post with its answers, as its student sends them; staff may go on to three times as many. */
const mostFiles = 10;

/** Answers where to send files of a post. */
export const uploadBoardFiles: Handler<'uploadBoardFiles'> = async (context) => {
  const { trx, body, actor } = context;
  const { id } = await findOwnPost(trx, body.postId, actor);
  const { there } = await trx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('there'))
    .where('board_post_id', '=', id)
    .executeTakeFirstOrThrow();
  const before = Number(there);
  const most = mostFiles * (actor.role === 'student' ? 1 : 3);
  if (before + body.files.length > most) {
    throw conflict('too-many-files', `이 글에는 파일을 ${most}개까지 붙일 수 있습니다.`);
  }
  const files = [];
  for (const [at, file] of body.files.entries()) {
    // The name of a photograph may say whose it is; classmates read it.
    const fileName = actor.role === 'student' ? nameless(file.fileName, before + at + 1) : file.fileName;
    const coming = comingFile({ ownerType: 'BOARD_POST', ownerId: id }, { ...file, fileName });
    files.push({ ...(await beginOrResume(context, coming)), fileName: coming.name });
  }
  return { files };
};

function nameless(name: string, number: number): string {
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[0].toLowerCase() ?? '';
  return `질문 ${number}${ending}`;
}
