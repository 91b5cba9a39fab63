import type { Employee, WorkRecord } from '@faena/shared/schemas';

/** The employee's projects, and the project of the record, which the employee may have left. */
export function projectChoices(
  projects: Employee['projects'],
  record: Pick<WorkRecord, 'projectId' | 'projectName'> | null,
): Employee['projects'] {
  const { projectId, projectName } = record ?? {};
  if (!projectId || projects.some(({ _id }) => _id === projectId)) return projects;
  return [...projects, { _id: projectId, name: projectName ?? '' }];
}
