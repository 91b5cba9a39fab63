import { AUDIT, AUDIT_KINDS, type AuditAction, type AuditKind } from '@faena/shared/audit';
import type { Catalogue, Pair } from '@faena/shared/language';
import { alike, en } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The audit screen. */
export const auditTexts = {
  title: en('Audit', { es: 'Auditoría' }),
  description: en('Who signed in, who tried to, and what was done to accounts, companies and catalogues.', {
    es: 'Quién inició sesión, quién lo intentó, y qué se hizo con cuentas, empresas y catálogos.',
  }),
  loading: en('Loading the audit…', { es: 'Cargando la auditoría…' }),
  failed: en('The audit could not be loaded.', { es: 'No se pudo cargar la auditoría.' }),
  safe: en(words.safe),
  empty: en('Nothing recorded yet.', { es: 'Todavía no hay nada registrado.' }),
  emptyHint: en('Sign-ins and changes show here as they happen.', {
    es: 'Los inicios de sesión y los cambios aparecen aquí cuando suceden.',
  }),
  noMatch: en('No entry matches.', { es: 'Ninguna entrada coincide.' }),
  noMatchHint: en('There may be some of another person, kind or time.', {
    es: 'Puede haber de otra persona, de otro tipo o de otras fechas.',
  }),
  list: en('Entries, newest first', { es: 'Entradas, la más reciente primero' }),
  more: en('See earlier ones', { es: 'Ver anteriores' }),
  filters: en(words.filters),
  username: en(words.username),
  usernameHint: en('Exact username', { es: 'Usuario exacto' }),
  kind: en('Kind', { es: 'Tipo' }),
  anyKind: en(words.all),
  from: en('From', { es: 'Desde' }),
  to: en('To', { es: 'Hasta' }),
  clear: en(words.clearFilters),
  by: en((name: string) => `by ${name}`, { es: (name) => `por ${name}` }),
  byThemselves: en('by themselves', { es: 'por cuenta propia' }),
  byNobody: en('without signing in', { es: 'sin iniciar sesión' }),
  ofNobody: en('of no account', { es: 'de ninguna cuenta' }),
  network: en((network: string) => `from ${network}`, { es: (network) => `desde ${network}` }),
  failedBadge: en('Failed', { es: 'Fallido' }),
  times: en((times: number) => `${times} times`, { es: (times) => `${times} veces` }),
  lastAt: en((moment: string) => `last at ${moment}`, { es: (moment) => `la última: ${moment}` }),
  change: alike((before: string, after: string) => (before ? `${before} → ${after}` : `→ ${after}`)),
} satisfies Catalogue;

/** The label of each kind. */
export const auditKindLabels = Object.fromEntries(
  AUDIT_KINDS.map((kind): [AuditKind, string] => [kind, en(AUDIT[kind].label)]),
) as Readonly<Record<AuditKind, string>>;

/** The label of each act. */
export const auditActionLabels = Object.fromEntries(
  AUDIT_KINDS.flatMap((kind) =>
    Object.entries<Pair>(AUDIT[kind].actions).map(([action, text]): [string, string] => [action, en(text)]),
  ),
) as Readonly<Record<AuditAction, string>>;
