/** Query keys of projects, their members and their invitations. */
const projects = ['projects'] as const;
const companies = [...projects, 'company'] as const;
const members = ['members'] as const;
const invitations = ['project-invitations'] as const;

/** All keys of projects begin with `all`. */
export const projectKeys = {
  all: projects,
  one: (id: string) => [...projects, 'one', id] as const,
  companies,
  ofAny: [...companies, 'any'] as const,
  memberships: [...projects, 'memberships'] as const,
  lists: (companyId: string) => [...companies, companyId] as const,
  ofCompany: (companyId: string, term: string) => [...companies, companyId, term] as const,
};

export const memberKeys = {
  ofProject: (projectId: string) => [...members, 'project', projectId] as const,
  foremen: (projectId: string) => [...members, 'foremen', projectId] as const,
  siteCode: (projectId: string) => [...members, 'site-code', projectId] as const,
  kiosks: (projectId: string) => [...members, 'kiosks', projectId] as const,
  search: (type: string, term: string) => [...members, 'search', type, term] as const,
};

export const invitationKeys = {
  received: [...invitations, 'received'] as const,
  ofProject: (projectId: string) => [...invitations, 'project', projectId] as const,
};
