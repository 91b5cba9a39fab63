export {
  type ArchivedTaskDoc,
  ArchivedTaskModel,
  dropArchived,
  findArchived,
  keepArchived,
  NOT_DELETED,
  setArchivedDeleted,
} from './archived-task.ts';
export { dropDeleted, findDeleted, keepDeleted } from './deleted-task.ts';
export { whenCompanyGoes, whenProjectGoes } from './departures.ts';
