export { countCrews } from './count-crews.ts';
export {
  whenCompanyGoes,
  whenCompanyIsLeft,
  whenEmploymentEnds,
  whenMemberGoes,
  whenPersonGoes,
  whenProjectGoes,
} from './departures.ts';
export { crewHandlers } from './handlers.ts';
export { membersNow } from './members-now.ts';
export { type ProjectRights, rightsOf } from './rights-of.ts';
export { setForemen } from './set-foremen.ts';
export { type CodesOfSites, codesOfSites, sitesWithCode } from './site-code/codes-of-sites.ts';
