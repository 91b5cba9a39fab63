import type { Person } from '../factories.ts';
import type { TestApi } from '../harness.ts';
import type { DocumentedApi } from './documented.ts';

/** Whom and what the routes are asked for. It is enough to ask: the client holds each answer against the document. */
export interface Walk extends Pick<DocumentedApi, 'as'> {
  readonly api: TestApi;
  readonly admin: Person;
  readonly manager: Person;
  /** Works for the company. */
  readonly employee: Person;
  /** A company of the manager. */
  readonly companyId: string;
  /** A project of that company, in which the employee is. */
  readonly projectId: string;
}
