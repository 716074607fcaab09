/** The shown attendance and its filter. */
export interface AttendancePlace {
  lectureId: string;
  weekId: string;
  /** A filter; empty for none. */
  show: string;
  onShow: (show: string) => void;
}
