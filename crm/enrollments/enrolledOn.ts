interface Period {
  fromDate: string;
  toDate?: string | null;
}

/** How many of these enrollments hold on a day `YYYY-MM-DD`: a week of that day begins with as many participants. */
export function enrolledOn(enrollments: readonly Period[], day: string): number {
  return enrollments.filter(({ fromDate, toDate }) => fromDate <= day && (toDate == null || toDate >= day)).length;
}
