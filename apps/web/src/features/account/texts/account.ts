import { HOUR_MS, VERIFICATION_LINK_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { alike, en, es } from '@/texts/declare.ts';
import { saidFirst } from '@/texts/said-first.ts';
import { words } from '@/texts/words.ts';

const VALID_HOURS = VERIFICATION_LINK_MS / HOUR_MS;

/** The account page, and the change of a password. */
export const accountTexts = {
  title: en('My Account', { es: 'Mi cuenta' }),
  loading: en('Loading account...', { es: 'Cargando la cuenta...' }),
  profile: en('Profile', { es: 'Perfil' }),
  security: en('Security', { es: 'Seguridad' }),
  fields: {
    fullname: en(words.fullname),
    username: en(words.username),
    email: en(words.email),
    phone: en(words.phone),
    role: en(words.role),
    subscription: en(words.subscription),
    company: en(words.company),
    password: en(words.password),
  },
  verification: {
    verified: en('Verified', { es: 'Verificada' }),
    unverified: en('Not verified', { es: 'Sin verificar' }),
    send: en('Send a link to verify it', { es: 'Enviar enlace para verificarla' }),
    sending: en('Sending...', { es: 'Enviando...' }),
    sent: en('A link is on its way to the e-mail address.', {
      es: 'Un enlace va en camino a la dirección de correo.',
    }),
    sentHint: en(
      `It is good once, for ${VALID_HOURS} hours. If no mail arrives, look among the unwanted ones.`,
      {
        es: `Sirve una sola vez, durante ${VALID_HOURS} horas. Si no llega el correo, puede estar entre los no deseados.`,
      },
    ),
    enough: en(
      (time: string) => `Three links were sent within an hour. Another one can be sent from ${time} on.`,
      { es: (time) => `Se enviaron tres enlaces en una hora. A partir de las ${time} se puede enviar otro.` },
    ),
    failed: en('The link could not be sent.', { es: 'No se pudo enviar el enlace.' }),
  },
  none: alike('-'),
  readOnly: en('Cannot be changed here.', { es: 'No se puede cambiar aquí.' }),
  edit: en('Edit Profile', { es: 'Editar perfil' }),
  save: en(words.saveChanges),
  saving: en(words.saving),
  cancel: en(words.cancel),
  unchanged: en('No changes to save.', { es: 'No hay cambios que guardar.' }),
  saved: en('Profile updated successfully!', { es: 'Perfil actualizado.' }),
  saveFailed: en('Error updating account details.', { es: 'No se pudo actualizar la cuenta.' }),
  saveBroke: en('An unexpected error occurred while updating account details.', {
    es: 'Ocurrió un error inesperado al actualizar la cuenta.',
  }),
  loadFailed: en('Error fetching user', { es: 'No se pudo cargar la cuenta' }),
  loadSafe: en(words.unchanged),
  tryAgain: en(words.retry),
  goToLogin: en('Go to Login', { es: 'Ir al inicio de sesión' }),
  picture: {
    choose: en('Upload picture', { es: 'Subir foto' }),
    title: en('Profile picture', { es: 'Foto de perfil' }),
    description: en('The square is what others see. Drag the picture, or use the sliders.', {
      es: 'El cuadrado es lo que ven los demás. La foto se arrastra, o se mueve con los controles.',
    }),
    stage: en('Preview of the profile picture', { es: 'Vista previa de la foto de perfil' }),
    zoom: en('Zoom', { es: 'Ampliación' }),
    across: en('Left and right', { es: 'Izquierda y derecha' }),
    down: en('Up and down', { es: 'Arriba y abajo' }),
    cancel: en(words.cancel),
    save: en('Upload', { es: 'Subir' }),
    saving: en('Uploading...', { es: 'Subiendo...' }),
    failed: en('Error uploading profile picture.', { es: 'No se pudo subir la foto de perfil.' }),
    broke: en('An unexpected error occurred while uploading profile picture.', {
      es: 'Ocurrió un error inesperado al subir la foto de perfil.',
    }),
    saved: en('Profile picture updated.', { es: 'Foto de perfil actualizada.' }),
  },
  password: {
    change: en(words.changePassword),
    cancel: en(words.cancel),
    current: en('Current password', { es: 'Contraseña actual' }),
    pending: en('Changing password...', { es: 'Cambiando la contraseña...' }),
    currentMissing: en(saidFirst.current_password_required),
    failed: en('Failed to change password', { es: 'No se pudo cambiar la contraseña' }),
    replaced: en('Password changed successfully.', { es: 'La contraseña se cambió.' }),
    changed: en('Password changed. All other sessions have ended.', {
      es: 'Contraseña cambiada. Todas las demás sesiones se cerraron.',
    }),
    goOn: en('Continue', { es: 'Continuar' }),
    done: en('Done', { es: 'Listo' }),
  },
} satisfies Catalogue;

/** The settings page. */
export const settingsTexts = {
  title: en('Settings', { es: 'Configuración' }),
  language: es(words.language),
  languageHint: es(
    'Vale en cada dispositivo y en los correos. Original muestra cada pantalla como se diseñó, en español o en inglés.',
    {
      en: 'Every device uses it, and mails too. Original shows each screen as it was designed, in Spanish or in English.',
    },
  ),
  languageFailed: es('No se pudo guardar el idioma. Intentar de nuevo.', {
    en: 'The language could not be saved. Try again.',
  }),
  theme: es(words.theme),
  themeHint: es('Se recuerda en este navegador, también después de salir.', {
    en: 'Remembered in this browser, also after logging out.',
  }),
  taskView: es('Vista de tareas', { en: 'Task view' }),
  taskViewHint: es('Cómo se abre el tablero de un proyecto.', { en: 'How the board of a project opens.' }),
  kanban: alike('Kanban'),
  table: es('Tabla', { en: 'Table' }),
} satisfies Catalogue;
