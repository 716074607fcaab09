/** Room on the disk of the data folder, in bytes. */
export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
}

/** When a backup was last written and checked; null for what never was. */
export interface BackupNotes {
  backedUpAt: Date | null;
  bytes: number | null;
  checkedAt: Date | null;
  checkOk: boolean | null;
  /** They lie on another disk than the data. */
  isElsewhere: boolean;
}

/** The machine that the app runs on. */
export interface Machine {
  startedAt: Date;
  isDemo: boolean;
  disk(): Promise<DiskRoom | null>;
  /** Null where this process takes no backups. */
  backups(): Promise<BackupNotes | null>;
}
