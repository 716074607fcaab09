/** Largest picture of a text, in bytes. */
export const textPictureBytes = 200_000;

/** Longest side and quality that are tried one after another until a picture is small enough; the last always is. */
export const textPictureSizes = [
  { side: 1280, quality: 85 },
  { side: 1280, quality: 70 },
  { side: 1024, quality: 65 },
  { side: 800, quality: 60 },
  { side: 640, quality: 45 },
  { side: 400, quality: 40 },
] as const;
