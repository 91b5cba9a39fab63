import { ACCOUNT_INVITATION_MS, DAY_MS } from '@faena/shared/domain';
import type { Catalogue, DeclarePair } from '@faena/shared/language';
import { en, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const VALID_DAYS = ACCOUNT_INVITATION_MS / DAY_MS;

/** Account invitations, in the language of the screen with the people. */
const listTexts = (say: DeclarePair) =>
  ({
    title: say({ es: 'Invitaciones', en: 'Invitations' }),
    invite: say({ es: 'Invitar', en: 'Invite' }),
    failed: say({
      es: 'No se pudieron cargar las invitaciones.',
      en: 'The invitations could not be loaded.',
    }),
    byLink: say({ es: 'Por enlace', en: 'By link' }),
    by: say({ es: (name: string) => `Invita ${name}`, en: (name: string) => `Invited by ${name}` }),
    pending: say({
      es: (until: string) => `Pendiente hasta ${until}`,
      en: (until: string) => `Pending until ${until}`,
    }),
    over: say({ es: 'Terminó', en: 'Over' }),
    unsent: say({ es: 'No se pudo enviar', en: 'Could not be sent' }),
    renew: say({ es: 'Enviar de nuevo', en: 'Send Again' }),
    renewLink: say({ es: 'Nuevo enlace', en: 'New Link' }),
    withdraw: say({ es: 'Retirar', en: 'Take Back' }),
    of: say({
      es: (action: string, whom: string) => `${action}: ${whom}`,
      en: (action: string, whom: string) => `${action}: ${whom}`,
    }),
    withdrawn: say({ es: 'La invitación se retiró.', en: 'The invitation was taken back.' }),
    withdrawFailed: say({
      es: 'No se pudo retirar la invitación.',
      en: 'The invitation could not be taken back.',
    }),
    renewFailed: say({
      es: 'No se pudo hacer otro enlace.',
      en: 'Another link could not be made.',
    }),
    sentTo: say({
      es: (email: string) => `Invitación enviada a ${email}.`,
      en: (email: string) => `Invitation sent to ${email}.`,
    }),
    form: {
      title: say({ es: 'Invitar por enlace o correo', en: 'Invite by Link or E-mail' }),
      employee: say({
        es: `Quien acepta crea su propia cuenta de empleado de esta empresa. La invitación vale ${VALID_DAYS} días, una sola vez.`,
        en: `The invited person makes their own account, as an employee of this company. The invitation is good for ${VALID_DAYS} days, once.`,
      }),
      anybody: say({
        es: `Quien acepta crea su propia cuenta. La invitación vale ${VALID_DAYS} días, una sola vez.`,
        en: `The invited person makes their own account. The invitation is good for ${VALID_DAYS} days, once.`,
      }),
      role: say(words.role),
      email: say({ es: 'Correo (opcional)', en: 'E-mail (optional)' }),
      emailHint: say({
        es: 'Sin correo se muestra un enlace para copiar.',
        en: 'Without an address a link is shown, to be copied.',
      }),
      cancel: say(words.cancel),
      save: say({ es: 'Invitar', en: 'Invite' }),
      saving: say({ es: 'Invitando...', en: 'Inviting...' }),
      failed: say({ es: 'No se pudo invitar.', en: 'The invitation could not be made.' }),
    },
    link: {
      title: say({ es: 'Enlace de la invitación', en: 'Link of the Invitation' }),
      label: say({ es: 'Enlace', en: 'Link' }),
      hint: say({
        es: 'Se muestra solo ahora. Quien lo tenga puede crear la cuenta: hay que enviarlo solo a quien se invita.',
        en: 'It is shown only now. Anybody with it can make the account: send it only to the person you invite.',
      }),
      copy: say({ es: 'Copiar enlace', en: 'Copy Link' }),
      copied: say({ es: 'Copiado', en: 'Copied' }),
      done: say({ es: 'Listo', en: 'Done' }),
    },
  }) satisfies Catalogue;

export const accountInvitationTexts = {
  /** One for the screen of an owner's employees, one for that of all users. */
  owner: listTexts(es),
  admin: listTexts(en),
  /** The page of an invitation's link. */
  opened: {
    title: en('Invitation', { es: 'Invitación' }),
    doneTitle: en('Account made', { es: 'Cuenta creada' }),
    loading: en('Opening the invitation...', { es: 'Abriendo la invitación...' }),
    failed: en('The invitation could not be opened.', { es: 'No se pudo abrir la invitación.' }),
    safe: en('The invitation is as good as before.', { es: 'La invitación sigue igual.' }),
    invites: en((name: string) => `${name} invites you to make an account in Faena.`, {
      es: (name) => `${name} invita a crear una cuenta en Faena.`,
    }),
    role: en(words.role),
    company: en(words.company),
    email: en(words.email),
    username: en(words.username),
    fullname: en(words.fullname),
    phone: en(words.phone),
    submit: en('Create Account', { es: 'Crear cuenta' }),
    pending: en('Creating your account... please wait', { es: 'Creando la cuenta... un momento' }),
    acceptFailed: en('The account could not be created.', { es: 'No se pudo crear la cuenta.' }),

    done: en('The account is ready. Log in to begin.', {
      es: 'La cuenta está lista. Para empezar, iniciar sesión.',
    }),
    logIn: en(words.logIn),
    none: en('No invitation was opened.', { es: 'No se abrió ninguna invitación.' }),
    noneHint: en('Open the link whole, as you were sent it.', {
      es: 'El enlace se abre entero, tal como llegó.',
    }),
    over: en('This invitation is no longer valid.', { es: 'Esta invitación ya no es válida.' }),
    overHint: en(
      `It was used, taken back, replaced, or is older than ${VALID_DAYS} days. Ask the person who invited you for another one.`,
      {
        es: `Ya se usó, se retiró, otra ocupó su lugar o tiene más de ${VALID_DAYS} días. Hay que pedir otra a quien invitó.`,
      },
    ),
  },
} satisfies Catalogue;
