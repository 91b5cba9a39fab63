import { DAY_MS, TEMPORARY_PASSWORD_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { alike, es, original } from '@/texts/declare.ts';
import { markingWords } from '@/texts/marking.ts';
import { phrases, words } from '@/texts/words.ts';

const VALID_DAYS = TEMPORARY_PASSWORD_MS / DAY_MS;

/** The employees of a company. */
export const employeeTexts = {
  list: {
    title: es(words.employees),
    add: original('+ Nuevo Empleado', words.newEmployee),
    columns: {
      fullname: es(words.name),
      username: es(words.username),
      email: original('Email', words.email),
      phone: es(words.phone),
    },
    actions: es(words.actions),
    edit: es(words.edit),
    remove: es('Borrar', { en: 'Delete' }),
    of: alike((action: string, name: string) => `${action} ${name}`),
    search: original('Buscar por nombre, usuario, email o teléfono', {
      es: 'Buscar por nombre, usuario, correo o teléfono',
      en: 'Search by name, username, email or phone',
    }),
    noMatch: es(words.nobodyMatches),
    count: es((shown: number, all: number) => (shown === all ? String(all) : `${shown} de ${all}`), {
      en: (shown, all) => (shown === all ? String(all) : `${shown} of ${all}`),
    }),
    empty: es(words.noEmployees),
    emptyHint: es(words.employeesHint),
    confirmRemove: es('¿Eliminar este empleado?', { en: 'Delete this employee?' }),
    removeFailed: es('No se pudo eliminar el empleado.', { en: 'The employee could not be deleted.' }),
    loading: es(words.loadingEmployees),
    failed: es('No se pudieron cargar los empleados.', { en: 'The employees could not be loaded.' }),
    safe: es(words.safe),
  },
  form: {
    create: original('Crear Empleado', { es: 'Crear empleado', en: 'Create Employee' }),
    edit: original('Editar Empleado', { es: 'Editar empleado', en: 'Edit Employee' }),
    fields: {
      fullname: es(words.fullname),
      username: es(words.username),
      email: original('Email', words.email),
      phone: es(words.phone),
      language: es(words.language),
      marking: es(markingWords.label),
      password: es(words.password),
      newPassword: es('Nueva contraseña (opcional)', { en: 'New password (optional)' }),
    },
    markings: { button: es(markingWords.button), automatic: es(markingWords.automatic) },
    asCompany: es('Como la empresa', { en: 'Like the company' }),
    passwordHint: es(phrases.tooShort),
    save: es(words.save),
    cancel: es(words.cancel),
    saved: es(phrases.saved),
    saveFailed: es('No se pudo guardar el empleado.', { en: 'The employee could not be saved.' }),
    gone: es(words.employeeGone),
    missing: es('Este empleado no existe, o pertenece a otra empresa.', {
      en: 'This employee does not exist, or belongs to another company.',
    }),
    loading: es('Cargando el empleado...', { en: 'Loading the employee...' }),
    loadFailed: es('No se pudo cargar el empleado.', { en: 'The employee could not be loaded.' }),
    loadSafe: es(words.unchanged),
  },
  temporary: {
    title: es('Contraseña temporal', { en: 'Temporary Password' }),
    hint: es(
      `Para quien olvidó la suya. Vale ${VALID_DAYS} días, cierra sus sesiones y al entrar con ella hay que elegir otra.`,
      {
        en: `For a person who forgot theirs. It is good for ${VALID_DAYS} days and ends their sessions; after logging in with it they choose another one.`,
      },
    ),
    give: es('Dar contraseña temporal', { en: 'Give a Temporary Password' }),
    confirm: es('¿Reemplazar la contraseña por una temporal?', {
      en: 'Replace the password by a temporary one?',
    }),
    giving: es('Un momento...', { en: 'One moment...' }),
    failed: es('No se pudo dar una contraseña temporal.', { en: 'No temporary password could be given.' }),
    copy: es(words.copyPassword),
    copied: es(words.copied),
    once: es((until: string) => `Se muestra solo aquí y solo ahora. Vale hasta ${until}.`, {
      en: (until) => `It is shown only here and only now. It is good until ${until}.`,
    }),
    until: es((until: string) => `Contraseña temporal hasta ${until}`, {
      en: (until) => `Temporary password until ${until}`,
    }),
    over: es('Contraseña temporal vencida', { en: 'Temporary password over' }),
  },
  phone: {
    title: es('Su teléfono', { en: 'Their Phone' }),
    hint: es(
      'Con un enlace marca desde su teléfono, sin nombre ni contraseña. Sirve una vez, durante 24 horas.',
      {
        en: 'With a link they mark from their phone, without a name or a password. It works once, within 24 hours.',
      },
    ),
    make: es('Enlace para su teléfono', { en: 'Link for Their Phone' }),
    renew: es('Otro enlace', { en: 'Another Link' }),
    making: es('Un momento...', { en: 'One moment...' }),
    failed: es('No se pudo crear el enlace.', { en: 'The link could not be made.' }),
    whatsApp: es('Enviar por WhatsApp', { en: 'Send by WhatsApp' }),
    link: es('Enlace', { en: 'Link' }),
    copy: es('Copiar el enlace', { en: 'Copy the link' }),
    copied: es(words.copied),
    qr: es('Código QR del enlace, para la cámara de su teléfono', {
      en: 'QR code of the link, for the camera of their phone',
    }),
    until: es((until: string) => `Vale hasta ${until}. El anterior ya no sirve.`, {
      en: (until) => `It is good until ${until}. The one before no longer works.`,
    }),
  },
} satisfies Catalogue;
