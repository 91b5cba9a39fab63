import type { Difference, SetField, SetFields, Values } from '@faena/shared/commands';

/**
 * The values of others that a queued change would overwrite; null without any. Values that the change found, or that an
 * own change set, are no conflict (NET-15).
 */
export function conflictsOf(change: Difference, now: Values, all: readonly Difference[]): Values | null {
  const found = Object.entries(change.before).flatMap(([id, before]) => {
    const standing = now[id];
    if (!standing) return [];
    const fields = Object.keys(before).filter((name) => {
      const field = name as SetField;
      const own = all.flatMap(({ before, after }) => [before[id], after[id]]);
      return !own.some((said) => said && field in said && isSame(field, said, standing));
    });
    return fields.length > 0 ? [[id, only(standing, fields)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function isSame(field: SetField, a: SetFields, b: SetFields): boolean {
  return plain(field, a) === plain(field, b);
}

/** A value as text; equal values give equal texts. */
function plain(field: SetField, said: SetFields): string {
  if (field === 'assignedTo') return JSON.stringify(said.assignedTo?.map(({ _id }) => _id).sort());
  if (field === 'dueDate') return String(said.dueDate ? Date.parse(said.dueDate) : null);
  return JSON.stringify(said[field] ?? null);
}

function only(said: SetFields, fields: readonly string[]): SetFields {
  return Object.fromEntries(Object.entries(said).filter(([name]) => fields.includes(name)));
}
