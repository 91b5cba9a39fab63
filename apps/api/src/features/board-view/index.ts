export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenMemberGoes,
  whenPersonGoes,
  whenProjectGoes,
} from './departures.ts';
export { boardViewHandlers } from './handlers.ts';
