import type { Pair } from './language.ts';

/** A group of acts, which the audit filters by. */
interface Kind {
  readonly label: Pair;
  /** The acts of the group, with their labels. */
  readonly actions: Readonly<Record<string, Pair>>;
}

/**
 * The acts that the audit records (AUDIT-1): each an `action` in a group, the `kind`, with labels. Model, answers and filters
 * derive from it.
 */
export const AUDIT = {
  'sign-in': {
    label: { es: 'Inicios y cierres de sesión', en: 'Signing in and out' },
    actions: {
      'signed-in': { es: 'Inicio de sesión', en: 'Signed in' },
      'sign-in-failed': { es: 'Inicio de sesión fallido', en: 'Failed sign-in' },
      'code-wrong': { es: 'Contraseña correcta, código equivocado', en: 'Right password, wrong code' },
      'password-wrong': {
        es: 'Contraseña equivocada con la sesión iniciada',
        en: 'Wrong password while signed in',
      },
      'pin-wrong': { es: 'PIN equivocado', en: 'Wrong PIN' },
      'signed-out': { es: 'Cierre de sesión', en: 'Signed out' },
      'session-ended': { es: 'Otra sesión terminada', en: 'Another session ended' },
      'device-link-made': { es: 'Enlace para un teléfono creado', en: 'Link to a phone made' },
      'device-linked': { es: 'Teléfono unido con un enlace', en: 'Phone linked' },
      'device-ended': { es: 'Dispositivo que marca terminado', en: 'Marking device ended' },
      'sessions-ended': { es: 'Las demás sesiones terminadas', en: 'All other sessions ended' },
    },
  },
  password: {
    label: { es: 'Contraseñas', en: 'Passwords' },
    actions: {
      'reset-asked': { es: 'Contraseña nueva pedida', en: 'New password asked for' },
      'reset-shown': { es: 'Contraseña temporal mostrada', en: 'Temporary password shown' },
      'reset-redeemed': { es: 'Contraseña cambiada con un enlace', en: 'Password changed by a link' },
      'mark-pin-set': { es: 'PIN de la tableta de obra definido', en: 'PIN for kiosks set' },
      'pin-chosen': { es: 'PIN elegido', en: 'PIN chosen' },
      'password-changed': { es: 'Contraseña cambiada', en: 'Password changed' },
      'password-set': {
        es: 'Contraseña puesta por quien administra',
        en: 'Password set by an administrator or owner',
      },
    },
  },
  'two-steps': {
    label: { es: 'Dos pasos', en: 'Two steps' },
    actions: {
      'two-steps-on': { es: 'Dos pasos activados', en: 'Two steps turned on' },
      'two-steps-off': { es: 'Dos pasos desactivados', en: 'Two steps turned off' },
      'two-steps-taken-off': { es: 'Dos pasos retirados por otra persona', en: 'Two steps taken off' },
      'recovery-codes-renewed': { es: 'Códigos de recuperación nuevos', en: 'New recovery codes' },
    },
  },
  'api-token': {
    label: { es: 'Tokens de API', en: 'API tokens' },
    actions: {
      'api-token-made': { es: 'Token de API creado', en: 'API token made' },
      'api-token-revoked': { es: 'Token de API revocado', en: 'API token revoked' },
    },
  },
  'calendar-feed': {
    label: { es: 'Direcciones del calendario', en: 'Calendar feeds' },
    actions: {
      'calendar-feed-made': { es: 'Dirección del calendario creada', en: 'Calendar feed made' },
      'calendar-feed-revoked': { es: 'Dirección del calendario revocada', en: 'Calendar feed revoked' },
    },
  },
  account: {
    label: { es: 'Cuentas', en: 'Accounts' },
    actions: {
      'signed-up': { es: 'Cuenta registrada', en: 'Signed up' },
      'account-created': { es: 'Cuenta creada', en: 'Account created' },
      'account-changed': { es: 'Cuenta cambiada', en: 'Account changed' },
      'email-changed': { es: 'Correo cambiado', en: 'E-mail address changed' },
      'email-verified': { es: 'Correo verificado', en: 'E-mail address verified' },
      'email-declined': { es: 'Correo rechazado por su dueño', en: 'E-mail address declined by its owner' },
      'role-changed': { es: 'Rol cambiado', en: 'Role changed' },
      'employee-assigned': { es: 'Empresa asignada', en: 'Company assigned' },
      'account-deleted': { es: 'Cuenta eliminada', en: 'Account deleted' },
      'invitation-made': { es: 'Invitación a una cuenta', en: 'Invited to make an account' },
      'invitation-renewed': { es: 'Invitación enviada de nuevo', en: 'Invitation sent again' },
      'invitation-withdrawn': { es: 'Invitación retirada', en: 'Invitation taken back' },
    },
  },
  company: {
    label: { es: 'Empresas', en: 'Companies' },
    actions: {
      'company-created': { es: 'Empresa creada', en: 'Company created' },
      'company-changed': { es: 'Empresa cambiada', en: 'Company changed' },
      'confirmation-changed': {
        es: 'Actos que piden la contraseña cambiados',
        en: 'Acts that ask for the password changed',
      },
      'company-handed-over': { es: 'Empresa entregada', en: 'Company handed over' },
      'foreman-set': { es: 'Puede marcar a otros', en: 'May clock others in' },
      'foreman-ended': { es: 'Ya no puede marcar a otros', en: 'May no longer clock others in' },
      'kiosk-link-made': { es: 'Enlace para una tableta de obra creado', en: 'Link to a kiosk made' },
      'kiosk-linked': { es: 'Tableta de obra unida', en: 'Kiosk linked' },
      'kiosk-ended': { es: 'Tableta de obra terminada', en: 'Kiosk ended' },
      'site-code-on': { es: 'Código de obra activado', en: 'Site code turned on' },
      'site-code-off': { es: 'Código de obra desactivado', en: 'Site code turned off' },
      'site-code-shown': {
        es: 'Código de obra abierto en un dispositivo',
        en: 'Site code opened on a device',
      },
      'company-deleted': { es: 'Empresa eliminada', en: 'Company deleted' },
      'archive-downloaded': { es: 'Archivo descargado', en: 'Archive downloaded' },
      'archive-purged': { es: 'Archivo eliminado para siempre', en: 'Archive deleted for good' },
    },
  },
  plan: {
    label: { es: 'Suscripciones', en: 'Subscriptions' },
    actions: {
      'plan-created': { es: 'Suscripción creada', en: 'Subscription created' },
      'plan-changed': { es: 'Suscripción cambiada', en: 'Subscription changed' },
      'plan-deleted': { es: 'Suscripción eliminada', en: 'Subscription deleted' },
    },
  },
  'line-of-business': {
    label: { es: 'Giros de negocio', en: 'Lines of business' },
    actions: {
      'line-created': { es: 'Giro de negocio creado', en: 'Line of business created' },
      'line-renamed': { es: 'Giro de negocio renombrado', en: 'Line of business renamed' },
      'line-deleted': { es: 'Giro de negocio eliminado', en: 'Line of business deleted' },
    },
  },
} as const satisfies Record<string, Kind>;

export type AuditKind = keyof typeof AUDIT;
export type AuditAction = { [K in AuditKind]: keyof (typeof AUDIT)[K]['actions'] }[AuditKind];

export const AUDIT_KINDS = Object.keys(AUDIT) as AuditKind[];

/** The group of each action. */
export const AUDIT_KIND_OF = Object.fromEntries(
  AUDIT_KINDS.flatMap((kind) => Object.keys(AUDIT[kind].actions).map((action) => [action, kind])),
) as Record<AuditAction, AuditKind>;

export const AUDIT_ACTIONS = Object.keys(AUDIT_KIND_OF) as AuditAction[];

/** Wrong guesses of a password, code or PIN. */
export const AUDIT_FAILURES = [
  'sign-in-failed',
  'code-wrong',
  'password-wrong',
  'pin-wrong',
] as const satisfies AuditAction[];

/** Acts that change nothing, counted instead of listed (AUDIT-4). */
export const AUDIT_COUNTED = [...AUDIT_FAILURES, 'reset-asked'] as const satisfies AuditAction[];
export type AuditCounted = (typeof AUDIT_COUNTED)[number];
