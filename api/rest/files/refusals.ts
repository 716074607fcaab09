import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  files_name_form: [422, 'invalid-value', '파일 이름은 1–200자이고 / 와 \\ 를 쓸 수 없습니다.', 'fileName'],
  files_content_type_form: [422, 'invalid-value', '파일의 종류가 올바르지 않습니다.', 'contentType'],
  files_size_range: [422, 'invalid-value', '파일은 1바이트에서 5GB까지 올릴 수 있습니다.', 'fileSize'],
  files_watermark_pdf: [422, 'invalid-value', '워터마크는 PDF에만 넣을 수 있습니다.'],
  files_profile_image: [422, 'invalid-value', '프로필 사진은 5MB까지의 그림 파일이어야 합니다.'],
  files_single_key: [409, 'duplicate', '이미 파일이 있습니다. 먼저 삭제해 주세요.'],
  files_owner_fixed: [409, 'fixed', '파일은 다른 곳으로 옮길 수 없습니다. 그곳에 다시 올려 주세요.'],
  files_content_fixed: [409, 'fixed', '올린 파일의 내용은 바꿀 수 없습니다. 삭제하고 다시 올려 주세요.'],
  files_video_url_or_file: [409, 'has-url', '주소가 있는 영상에는 파일을 올릴 수 없습니다.'],
  files_submission_done: [
    409,
    'submitted',
    '제출한 뒤에는 파일을 바꿀 수 없습니다. 선생님이 다시 열면 바꿀 수 있습니다.',
  ],
  files_claim_decided: [409, 'decided', '처리된 청구의 영수증은 바꿀 수 없습니다.'],
  file_permissions_reader_key: [409, 'duplicate', '이미 이 파일을 볼 수 있습니다.'],
  files_state_move: moves({ UPLOADING: '올리는 중', DONE: '완료' }),
};
