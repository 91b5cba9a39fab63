import type { Person } from '../factories.ts';
import type { TestApi } from '../harness.ts';
import type { DocumentedApi } from './documented.ts';

/** The callers and the things of a walk over all routes. The client compares each answer with the document. */
export interface Walk extends Pick<DocumentedApi, 'as'> {
  readonly api: TestApi;
  readonly admin: Person;
  readonly manager: Person;
  /** An employee of the company. */
  readonly employee: Person;
  /** A company of the manager. */
  readonly companyId: string;
  /** A project of that company, in which the employee is. */
  readonly projectId: string;
}
