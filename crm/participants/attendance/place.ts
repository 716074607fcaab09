/** Which attendance is shown, and to whom it is filtered. */
export interface AttendancePlace {
  lectureId: string;
  weekId: string;
  /** A filter; empty for everybody. */
  show: string;
  onShow: (show: string) => void;
}
