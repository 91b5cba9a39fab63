export {
  boardsOf,
  type OtherChange,
  type StoredState,
  type TaskChangeDoc,
  TaskChangeModel,
  type TaskEffect,
} from './change-model.ts';
export { type ChangeLinks, type Changer, changeOf, effectOf, isNewStatus, isWhole } from './change-record.ts';
export { ChosenIdBudget } from './chosen-id-budget.ts';
export { idTaken, usedAmong } from './chosen-ids.ts';
export { type ItemState, withIds, withItems } from './deltas.ts';
export { whenCompanyGoes, whenProjectGoes } from './departures.ts';
