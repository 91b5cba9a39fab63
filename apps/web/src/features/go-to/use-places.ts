import { ROLES } from '@faena/shared/access';
import { LENGTHS } from '@faena/shared/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Building2, FolderKanban, SquareCheckBig, UserRound } from 'lucide-react';
import { myCompanies } from '@/features/company/index.ts';
import { projectsOfPerson } from '@/features/home/index.ts';
import { employeesOf } from '@/features/people/index.ts';
import { memberProjects, projectsOf } from '@/features/project/index.ts';
import { useActiveCompany } from '@/lib/active-company.ts';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { taskKeys } from '@/sync/keys.ts';
import type { Place } from './place.ts';
import { goToTexts as texts } from './texts/go-to.ts';

/** The most companies whose projects are read. Owners of more find those of the active company. */
const MOST_COMPANIES = 10;

/** The companies, projects and people that a manager can go to (SEARCH-6). */
export function useManagerPlaces(enabled: boolean): Place[] {
  const active = useActiveCompany()?._id ?? '';
  const { data: companies = [] } = useQuery({ ...myCompanies, enabled });
  const owned = companies.length > MOST_COMPANIES ? companies.filter(({ _id }) => _id === active) : companies;
  const lists = useQueries({
    queries: [memberProjects, ...owned.map(({ _id }) => projectsOf(_id))].map((query) => ({
      ...query,
      enabled,
    })),
  });
  const { data: people = [] } = useQuery({ ...employeesOf(active), enabled: enabled && active !== '' });
  const projects = new Map(lists.flatMap(({ data = [] }) => data).map((project) => [project._id, project]));
  const companyOf = new Map(companies.map(({ _id, name }) => [_id, name]));
  return [
    ...companies.map(
      ({ _id, name }): Place => ({
        kind: 'company',
        label: name,
        to: `/company/${_id}`,
        companyId: _id,
        icon: Building2,
      }),
    ),
    ...[...projects.values()].map(
      ({ _id, name, company_id }): Place => ({
        kind: 'project',
        label: name,
        detail: companyOf.get(company_id ?? ''),
        to: `/projects/${_id}`,
        icon: FolderKanban,
      }),
    ),
    ...people.map(
      ({ _id, fullname, username }): Place => ({
        kind: 'person',
        label: fullname,
        detail: username,
        to: `/employees/${_id}/edit`,
        icon: UserRound,
      }),
    ),
  ];
}

/** The projects of an employee. */
export function useEmployeePlaces(enabled: boolean): Place[] {
  const { data: projects = [] } = useQuery({ ...projectsOfPerson(readSession()?.username ?? ''), enabled });
  return projects.map(({ _id, name }) => ({
    kind: 'project',
    label: name,
    to: `/employee/projects/${_id}`,
    icon: FolderKanban,
  }));
}

/** The tasks that contain the typed text, read after a pause in typing (SEARCH-6). None while another search loads. */
export function useFoundTasks(typed: string, enabled: boolean) {
  const { value: q, isSettled } = useSettled(typed.trim().slice(0, LENGTHS.searchMax));
  const isAsked = enabled && q.length >= LENGTHS.searchMin;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...taskKeys.all, 'search', q],
    queryFn: ({ signal }) => client.task.search({ query: { q } }, { signal }),
    enabled: isAsked && isSettled,
    staleTime: 0,
  });
  const root = readSession()?.roleId === ROLES.employee ? '/employee/projects' : '/projects';
  const tasks = isSettled && isAsked ? (data ?? []) : [];
  const places = tasks.map(
    ({ _id, title, project, comment }): Place => ({
      kind: 'task',
      label: title,
      detail: project.name,
      excerpt: comment && `${comment.author ?? texts.nobody}: ${comment.excerpt}`,
      to: `${root}/${project._id}?task=${_id}`,
      icon: SquareCheckBig,
    }),
  );
  const willAsk = enabled && typed.trim().length >= LENGTHS.searchMin;
  return {
    places,
    error: isAsked ? error : null,
    refetch,
    isSearching: willAsk && (!isSettled || isFetching),
  };
}
