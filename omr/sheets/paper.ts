/** The measures of a sheet on one paper size, in millimetres from its top left corner. */
export interface Paper {
  width: number;
  height: number;
  /** Corner marks: their width, and how far their centres are from the edges; the outer rim stays printable. */
  mark: { size: number; inset: number };
  orientation: { size: number; fromMark: number };
  /** What is printed lies between these; the sides are flush with the corner marks. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  gap: number;
  bubble: { width: number; height: number };
  /** Columns and rows of the student's number and of number questions. */
  digits: { across: number; down: number };
  /** Heights of a panel's heading and of the boxes to write digits into. */
  heading: number;
  box: number;
  /** Choice questions: the number in front, bubbles across at least and at most, rows at least and at most. */
  choices: { label: number; across: [number, number]; down: [number, number]; padding: number };
  code: number;
  /** The academy's logo, at most this large, in the middle between the marks. Higher than a mark may be, so that no square logo is taken for one. */
  logo: { top: number; width: number; height: number };
  /** Sizes of letters. */
  text: { title: number; body: number; small: number };
}

export const papers: Record<'A4' | 'A5', Paper> = {
  A4: {
    width: 210,
    height: 297,
    mark: { size: 6, inset: 11 },
    orientation: { size: 4, fromMark: 14 },
    left: 8,
    right: 202,
    top: 19,
    bottom: 280,
    gap: 3,
    bubble: { width: 4.4, height: 2.9 },
    digits: { across: 6.4, down: 4.9 },
    heading: 5.4,
    box: 6,
    choices: { label: 8.5, across: [6.2, 7.4], down: [6.7, 9.6], padding: 1.6 },
    code: 19,
    logo: { top: 6.5, width: 44, height: 9 },
    text: { title: 6.2, body: 3.1, small: 2.6 },
  },
  A5: {
    width: 148,
    height: 210,
    mark: { size: 5, inset: 9.5 },
    orientation: { size: 3.5, fromMark: 12 },
    left: 7,
    right: 141,
    top: 15,
    bottom: 195.5,
    gap: 1.6,
    bubble: { width: 3.8, height: 2.6 },
    digits: { across: 5.4, down: 4.5 },
    heading: 4.6,
    box: 5.4,
    choices: { label: 5.1, across: [5, 6.6], down: [4.6, 7.2], padding: 1 },
    code: 16,
    logo: { top: 5, width: 32, height: 7.5 },
    text: { title: 4.6, body: 2.4, small: 2.05 },
  },
};
