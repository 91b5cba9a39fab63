import { z } from 'zod';
import { Company } from '../schemas/company.ts';
import { Employee } from '../schemas/employee.ts';
import { LineOfBusiness } from '../schemas/line-of-business.ts';
import { Person } from '../schemas/person.ts';
import { Plan } from '../schemas/plan.ts';
import { AnyUsername, Id } from '../schemas/primitives.ts';
import { Project } from '../schemas/project.ts';
import { ProjectInvitation } from '../schemas/project-invitation.ts';

const message = z.string();

/** The answer to a change of a person: the person now, and a message. */
export const PersonAnswer = z.object({ message, user: Person });
export const CompanyAnswer = z.object({ message, company: Company });
export const EmployeeAnswer = z.object({ message, employee: Employee });
export const LineOfBusinessAnswer = z.object({ message, line_of_business: LineOfBusiness });
export const ProjectAnswer = z.object({ message, project: Project });
export const MembershipAnswer = z.union([
  ProjectAnswer,
  z.object({ message, invitation: ProjectInvitation }),
]);
export const PlanAnswer = z.object({ message, subscription: Plan });

/** Path parameters. */
export const WithId = z.object({ id: Id });
export const WithCompanyId = z.object({ companyId: Id });
export const WithEmployeeId = z.object({ employeeId: Id });
export const WithRateId = WithId.extend({ rateId: Id });
export const WithProjectId = z.object({ projectId: Id });
export const WithUserId = z.object({ userId: Id });

/** `?username=` names the person whose data the caller wants; without it they are the caller's (ACCESS-11). */
export const ForUser = z.object({ username: AnyUsername.min(1).optional() });
