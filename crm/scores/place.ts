/** The shown scores, their filter, and the visible columns. */
export interface GradePlace {
  lectureId: string;
  weekId: string;
  view: 'week' | 'term';
  /** The other view. */
  onView: () => void;
  /** A filter of the gradebook; empty for none. */
  show: string;
  onShow: (show: string) => void;
  /** The order of the students, as `sortText` writes it; empty for by name. */
  order: string;
  onOrder: (order: string) => void;
  /** The visible columns besides the values, separated by commas. */
  fields: string;
  onFields: (fields: string) => void;
}
