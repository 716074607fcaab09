/** A row of a view none of whose columns is ever null: Hasura calls those of all views nullable. */
export const wholeRow = <Row extends object>(row: Row) => row as { [Column in keyof Row]: NonNullable<Row[Column]> };
