/** Width and height of a profile picture, in pixels. */
export const portraitSide = 512;
