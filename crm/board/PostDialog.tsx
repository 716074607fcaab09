import type { PostInput } from '#client/generated/rest/board.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { CreateBoardPostBody } from '#openapi/generated/zod/board.ts';
import { CheckboxField, emptyRichText, TextField } from '#ui-kit';
import { RecordDialog } from '../shared/records/RecordDialog.tsx';
import { RichTextField } from '../shared/choices/RichTextField.tsx';
import { useRecordForm } from '../shared/records/useRecordForm.ts';
import { documentOf, type PublicPost } from './types.ts';

export type PublicCategory = 'FAQ' | 'NOTICE';

interface PostDialogProps {
  category: PublicCategory;
  /** The post to edit; undefined for a new one. */
  post?: PublicPost;
  /** What a new one begins with. @default undefined */
  begin?: { title: string; content: PostInput['content'] };
  onClose: () => void;
}

const nouns = { FAQ: '자주 묻는 질문', NOTICE: '공지' } as const;

/** Writes or edits an FAQ or a notice of the public board. */
export function PostDialog({ category, post, begin, onClose }: PostDialogProps) {
  const noun = nouns[category];
  const standing = post && (post.content ?? documentOf(post.body));
  const record = useRecordForm({
    resource: 'boardPosts',
    record: post && { id: post.id, version: post.version },
    resolver: schemaResolver(CreateBoardPostBody),
    defaultValues: {
      category,
      title: post?.title ?? begin?.title ?? '',
      content: (standing ?? begin?.content ?? emptyRichText) as NonNullable<PostInput['content']>,
      isPublic: post?.isPublic ?? true,
    },
  });
  return (
    <RecordDialog
      size="large"
      title={post ? `${noun} 수정` : `${noun} 작성`}
      submitLabel="저장"
      {...record}
      onClose={onClose}
      said={() => `${noun}을 저장했습니다`.replace('공지을', '공지를')}
    >
      <TextField name="title" label="제목" />
      <RichTextField name="content" label="내용" required />
      <CheckboxField name="isPublic" label="공개" hint="끄면 직원만 봅니다." />
    </RecordDialog>
  );
}
