/** Which scores are shown, to whom they are filtered, and which columns show. */
export interface GradePlace {
  lectureId: string;
  weekId: string;
  view: 'week' | 'term';
  /** The other view. */
  onView: () => void;
  /** A filter of the gradebook; empty for everybody. */
  show: string;
  onShow: (show: string) => void;
  /** The columns besides the values, comma between them. */
  fields: string;
  onFields: (fields: string) => void;
}
