/** What a choice of pictures takes; by endings too, because not every system knows the type of HEIC. */
export const pictureAccept =
  'image/jpeg,image/png,image/webp,image/gif,image/heic,image/heif,image/avif,.jpg,.jpeg,.png,.webp,.gif,.heic,.heif,.avif';

/** Whether a file calls itself a picture. */
export const isPictureName = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|webp|gif|hei[cf]|avif)$/i.test(name);

/** The largest picture that may be chosen, in bytes: it is made small before it is sent. */
export const pictureBytes = 80 * 1_048_576;
