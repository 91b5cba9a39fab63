/** Query keys of a project's members and of the people who could become one. */
const all = ['members'] as const;

export const memberKeys = {
  ofProject: (projectId: string) => [...all, 'project', projectId] as const,
  search: (type: string, term: string) => [...all, 'search', type, term] as const,
};
