export { columnOfPath, columnPath } from './column-path.ts';
export {
  type ColumnOrder,
  type Columns,
  cardsOn,
  columnOf,
  columnOrderOf,
  countIn,
  differenceOf,
  EVERY_COLUMN,
  idsIn,
  placesOf,
  statusOf,
  withAtEnd,
  without,
  withoutAll,
} from './columns.ts';
