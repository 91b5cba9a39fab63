export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenMemberGoes,
  whenPersonGoes,
  whenProjectGoes,
} from './departures.ts';
export { boardViewHandlers } from './handlers.ts';
export { listViews } from './list-views.ts';
export { saveViews } from './save-views.ts';
