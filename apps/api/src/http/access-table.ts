import { type Access, ROLE_NAMES, type Role } from '@faena/shared/access';
import type { Confirms, Contract, Route } from '@faena/shared/contract';

const HEAD = `# Rights of each route

Made from the contract by \`pnpm --filter @faena/api run access\`; a test holds it to the contract. A role
that is not named (–) is answered \`403\`. The reach of one that is named:

- **all**: everything, in every company
- **owned**: the companies the caller created, and all that is in them
- **seen**: the same, and the projects the caller is a member of with their tasks
- **workplace**: the company the caller works for
- **self**: the caller's own account, records and assignments

The last column says what needs the password said in the last 5 minutes (SESSION-37), else \`403\`:

- **password**: said again in the session
- **sign-in**: the same, or having signed in since then
- **payments**, **accounts**, **closing**, **rates**, **deletion**: as \`sign-in\`, where the company asks for it (COMPANY-21)
- **pay refused**, **pay withheld**: not open, or without amounts, on an own device until the PIN (PIN-1)

A part of the act that needs it has its name before it. What lies beyond the reach is answered like a missing thing, \`404\`. **Public** needs no session. With a
temporary password only the routes marked * are open.
`;

/** The rights of every role at every route, as Markdown, so that a change of one shows in review. */
export function accessTable(contract: Contract): string {
  const nouns = Object.entries(contract).map(([noun, routes]) =>
    [
      `\n## ${noun}\n`,
      row(['Route', '', ...ROLE_NAMES, 'Confirmed']),
      row(['---', '---', ...ROLE_NAMES.map(() => '---'), '---']),
      ...Object.values(routes).map(routeRow),
    ].join('\n'),
  );
  return `${HEAD}${nouns.join('\n')}\n`;
}

function routeRow(route: Route): string {
  const mark = route.duringPasswordChange ? ' *' : '';
  const reaches = ROLE_NAMES.map((role) => reachOf(route.access, role));
  const name = `\`${route.method} ${route.path}\`${mark}`;
  const proofs = [confirmation(route.confirms), route.pay && `pay ${route.pay}`].filter(Boolean).join('; ');
  return row([name, route.summary, ...reaches, proofs]);
}

function reachOf(access: Access, role: Role): string {
  return access === 'public' ? 'public' : (access[role] ?? '–');
}

function confirmation(confirms: Confirms | undefined): string {
  if (!confirms) return '';
  if ('act' in confirms) return confirms.act;
  if ('by' in confirms) return [confirms.roles?.join(', '), confirms.by].filter(Boolean).join(': ');
  return Object.entries(confirms.parts)
    .map(([part, by]) => `\`${part}\`: ${by}`)
    .join('; ');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
