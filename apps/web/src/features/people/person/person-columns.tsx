import { ROLES } from '@faena/shared/access';
import type { Person } from '@faena/shared/schemas';
import { roleLabels } from '@/texts/labels.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { peopleTexts } from '../texts/people.ts';

const { columns: heads, none, noCompany } = peopleTexts;

/** The columns of Manage Users. */
export const personColumns: readonly DataColumn<Person>[] = [
  {
    id: 'name',
    header: heads.name,
    width: '20%',
    card: 'title',
    sortValue: ({ fullname }) => fullname,
    cell: (person) => (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar person={person} size="sm" decorative />
        <UserText lines={2}>{person.fullname}</UserText>
      </span>
    ),
  },
  {
    id: 'username',
    header: heads.username,
    sortValue: ({ username }) => username,
    cell: ({ username }) => username,
  },
  {
    id: 'email',
    header: heads.email,
    width: '20%',
    sortValue: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    id: 'phone',
    header: heads.phone,
    fit: true,
    sortValue: ({ phone }) => phone || null,
    cell: ({ phone }) => <span className="tabular">{phone || none}</span>,
  },
  {
    id: 'role',
    header: heads.role,
    fit: true,
    sortValue: ({ rol_id }) => rol_id,
    cell: ({ rol_id }) => <Badge>{roleLabels[rol_id]}</Badge>,
  },
  {
    id: 'subscription',
    header: heads.subscription,
    sortValue: ({ subscription }) => subscription?.name ?? null,
    cell: ({ subscription }) => subscription?.name ?? none,
  },
  {
    id: 'company',
    header: heads.company,
    width: '15%',
    sortValue: ({ company }) => company?.name ?? null,
    cell: ({ rol_id, company }) =>
      rol_id === ROLES.employee ? (company?.name ?? <Badge tone="warn">{noCompany}</Badge>) : none,
  },
];
