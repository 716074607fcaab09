/** The academy's name, as it stands on the landing page, the frames and the sign-in card. */
export const ACADEMY_NAME = '다온학원';
