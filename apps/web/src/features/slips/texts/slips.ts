import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Slips, the answers of employees, and the ways to send slips. */
export const slipTexts = {
  title: es('Boletas', { en: 'Slips' }),
  one: es('Boleta', { en: 'Slip' }),
  description: es('Lo que cada período pagó, y por qué.', { en: 'What each period paid, and why.' }),
  loading: es('Cargando boletas...', { en: 'Loading slips...' }),
  failed: es('No se pudieron cargar las boletas.', { en: 'The slips could not be loaded.' }),
  safe: es(words.safe),
  empty: es('Aún no hay boletas.', { en: 'There are no slips yet.' }),
  emptyHint: es('Aparecen aquí cuando la gerencia cierra un período.', {
    en: 'They show here when a manager closes a period.',
  }),
  account: {
    list: es('Cuentas bancarias', { en: 'Bank accounts' }),
    paidTo: es('Se paga a la cuenta', { en: 'Paid to the account' }),
    failed: es('No se pudo cargar la cuenta bancaria.', { en: 'The bank account could not be loaded.' }),
  },
  see: es('Ver boleta', { en: 'See the slip' }),
  of: es((period: string) => `Boleta ${period}`, { en: (period) => `Slip ${period}` }),
  run: es((number: number) => `Corrida ${number}`, { en: (number) => `Run ${number}` }),
  net: es('Neto', { en: 'Net' }),
  payday: es((day: string) => `Día de pago: ${day}`, { en: (day) => `Payday: ${day}` }),
  nothing: es('No hay nada que pagar.', { en: 'There is nothing to pay.' }),
  carried: es((amount: string) => `No hay nada que pagar: un saldo de ${amount} pasa a la próxima boleta.`, {
    en: (amount) => `There is nothing to pay: a balance of ${amount} goes to the next slip.`,
  }),
  paid: es((amount: string) => `Pagado: ${amount}`, { en: (amount) => `Paid: ${amount}` }),
  days: es('Días', { en: 'Days' }),
  total: es('Total', { en: 'Total' }),
  reckoned: es(
    'Cada día es su tiempo exacto (h:mm) × tarifa, redondeado al centavo; los totales suman los días.',
    {
      en: 'Each day is its exact time (h:mm) × rate, rounded to the cent; totals add up the days.',
    },
  ),
  noDays: es('Sin horas en este período.', { en: 'No hours in this period.' }),
  rates: es('Horas por tarifa', { en: 'Hours by rate' }),
  atRate: es((hours: string, rate: string) => `${hours} a ${rate}`, {
    en: (hours, rate) => `${hours} at ${rate}`,
  }),
  noRate: es('sin tarifa', { en: 'no rate' }),
  late: es('De días anteriores', { en: 'Of earlier days' }),
  adjustments: es('Ajustes', { en: 'Adjustments' }),
  gross: es('Bruto', { en: 'Gross' }),
  additions: es('Adiciones', { en: 'Additions' }),
  deductions: es('Deducciones', { en: 'Deductions' }),
  download: es('Descargar PDF', { en: 'Download PDF' }),
  downloadFailed: es('No se pudo descargar la boleta.', { en: 'The slip could not be downloaded.' }),
  reopened: es('El período fue reabierto: esta boleta ya no vale y habrá otra.', {
    en: 'The period was reopened: this slip no longer counts, and there will be another.',
  }),
  states: {
    none: es('Sin responder', { en: 'Not answered' }),
    accepted: es('Conforme', { en: 'Accepted' }),
    claimed: es('Reclamo', { en: 'Claim' }),
    answered: es('Reclamo respondido', { en: 'Claim answered' }),
    reopened: es('Reabierta', { en: 'Reopened' }),
  },
  accept: {
    action: es('Conforme', { en: 'Accept' }),
    question: es((net: string) => `¿Conforme con ${net}? Después ya no se puede reclamar.`, {
      en: (net) => `Accept ${net}? It cannot be claimed about afterwards.`,
    }),
    cancel: es(words.cancel),
    failed: es('No se pudo enviar la respuesta.', { en: 'The answer could not be sent.' }),
    done: es((moment: string) => `Conforme desde ${moment}`, { en: (moment) => `Accepted ${moment}` }),
  },
  claim: {
    action: es('Reclamo', { en: 'Claim' }),
    title: es('Reclamo', { en: 'Claim' }),
    day: es('Día', { en: 'Day' }),
    whole: es('Toda la boleta', { en: 'The whole slip' }),
    viaLink: alike((about: string, viaLink: string) => `${about}, ${viaLink}`),
    text: es('Qué no está bien', { en: 'What is wrong' }),
    hint: es('La gerencia lo lee y responde. Lo escrito se guarda en este dispositivo hasta enviarlo.', {
      en: 'A manager reads and answers it. What is written is kept on this device until it is sent.',
    }),
    send: es('Enviar reclamo', { en: 'Send Claim' }),
    discard: es('Descartar', { en: 'Discard' }),
    failed: es('No se pudo enviar el reclamo.', { en: 'The claim could not be sent.' }),
  },
  contest: {
    until: es((moment: string) => `Fue por enlace: se puede reclamar hasta ${moment}.`, {
      en: (moment) => `It was by link: a claim can contest it until ${moment}.`,
    }),
    done: es(
      (viaLink: string, accepted: string, at: string) =>
        `Conforme ${viaLink} desde ${accepted}; reclamada ${at}`,
      { en: (viaLink, accepted, at) => `Accepted ${viaLink} ${accepted}; contested ${at}` },
    ),
  },
  claims: es('Reclamos', { en: 'Claims' }),
  about: es((day: string) => `Sobre ${day}`, { en: (day) => `About ${day}` }),
  waiting: es('Sin respuesta aún.', { en: 'Not answered yet.' }),
  answerBy: es((name: string) => `Respuesta de ${name}`, { en: (name) => `Answer by ${name}` }),
  link: {
    title: es('Boleta', { en: 'Slip' }),
    loading: es('Cargando boleta...', { en: 'Loading slip...' }),
    failed: es('No se pudo cargar la boleta.', { en: 'The slip could not be loaded.' }),
    over: es('Este enlace ya no abre la boleta.', { en: 'This link no longer opens the slip.' }),
    overHint: es('Venció, fue revocado o hay uno más nuevo. La gerencia puede enviar otro.', {
      en: 'It expired, was revoked or there is a newer one. A manager can send another.',
    }),
    none: es('Falta el enlace de la boleta.', { en: 'The link to the slip is missing.' }),
    noneHint: es('Se abre desde el mensaje en que llegó.', { en: 'It opens from the message it came in.' }),
  },
  manage: {
    seeDay: es('Ver el día y corregirlo', { en: 'See the day and correct it' }),
    seeDayOf: es((name: string, day: string) => `Ver el día y corregirlo: ${name}, ${day}`, {
      en: (name, day) => `See the day and correct it: ${name}, ${day}`,
    }),
    title: es('Respuestas a las boletas', { en: 'Answers to the slips' }),
    loading: es('Cargando respuestas...', { en: 'Loading answers...' }),
    failed: es('No se pudieron cargar las respuestas.', { en: 'The answers could not be loaded.' }),
    filter: es('Mostrar', { en: 'Show' }),
    all: es((count: number) => `Todas (${count})`, { en: (count) => `All (${count})` }),
    unanswered: es((count: number) => `Sin responder (${count})`, {
      en: (count) => `Not answered (${count})`,
    }),
    claims: es((count: number) => `Reclamos (${count})`, { en: (count) => `Claims (${count})` }),
    nobody: es('Nadie en este filtro.', { en: 'Nobody here.' }),
    opened: es((moment: string) => `Enlace abierto ${moment}`, { en: (moment) => `Link opened ${moment}` }),
    linked: es((moment: string) => `Enlace hasta ${moment}`, { en: (moment) => `Link until ${moment}` }),
    answer: es('Responder', { en: 'Answer' }),
    answerTo: es((name: string) => `Responder el reclamo de ${name}`, {
      en: (name) => `Answer the claim of ${name}`,
    }),
    answerTitle: es('Responder reclamo', { en: 'Answer Claim' }),
    answerText: es('Respuesta', { en: 'Answer' }),
    answerHint: es('El empleado la lee en su boleta.', { en: 'The employee reads it with their slip.' }),
    save: es('Enviar', { en: 'Send' }),
    saving: es('Enviando...', { en: 'Sending...' }),
    cancel: es(words.cancel),
    answerFailed: es('No se pudo enviar la respuesta.', { en: 'The answer could not be sent.' }),
  },
  send: {
    action: es('Enviar boleta', { en: 'Send Slip' }),
    to: es((name: string) => `Enviar boleta: ${name}`, { en: (name) => `Send Slip: ${name}` }),
    several: es((count: number) => `Enviar una por una (${count})`, {
      en: (count) => `Send one by one (${count})`,
    }),
    description: es((name: string, position: string) => [name, position].filter(Boolean).join(' · '), {
      en: (name, position) => [name, position].filter(Boolean).join(' · '),
    }),
    position: es((at: number, count: number) => `${at} de ${count}`, {
      en: (at, count) => `${at} of ${count}`,
    }),
    making: es('Creando el enlace...', { en: 'Making the link...' }),
    failed: es('No se pudo crear el enlace.', { en: 'The link could not be made.' }),
    retry: es(words.retry),
    link: es('Enlace privado', { en: 'Private link' }),
    validUntil: es((moment: string) => `Abre solo esta boleta, sin entrar, hasta ${moment}.`, {
      en: (moment) => `Opens this slip alone, without signing in, until ${moment}.`,
    }),
    has: es((moment: string) => `Ya tiene un enlace, vigente hasta ${moment}. Uno nuevo lo reemplaza.`, {
      en: (moment) => `There is a link already, good until ${moment}. A new one replaces it.`,
    }),
    renew: es('Crear enlace nuevo', { en: 'Make a New Link' }),
    whatsApp: alike('WhatsApp'),
    mail: es('Correo', { en: 'Mail' }),
    copy: es('Copiar enlace', { en: 'Copy link' }),
    copied: es('Enlace copiado', { en: 'Link copied' }),
    qr: es('Código QR del enlace', { en: 'QR code of the link' }),
    revoke: es('Revocar enlace', { en: 'Revoke Link' }),
    revoked: es('El enlace ya no abre la boleta.', { en: 'The link no longer opens the slip.' }),
    revokeFailed: es('No se pudo revocar el enlace.', { en: 'The link could not be revoked.' }),
    next: es('Siguiente', { en: 'Next' }),
    close: es('Cerrar', { en: 'Close' }),
  },
  mails: {
    send: es((count: number) => `Enviar por correo (${count})`, {
      en: (count) => `Send by E-mail (${count})`,
    }),
    retry: es((count: number) => `Reintentar correos (${count})`, {
      en: (count) => `Try Again by E-mail (${count})`,
    }),
    failed: es('No se pudo pedir el envío.', { en: 'The sending could not be asked for.' }),
    unknown: es('No se pudo saber qué correos se enviaron.', { en: 'What was sent is not known.' }),
    unavailable: es('Sin servidor de correo, las boletas se envían una por una.', {
      en: 'Without a mail server, slips are sent one by one.',
    }),
    waiting: es((count: number) => `Enviando: quedan ${count}`, { en: (count) => `Sending: ${count} left` }),
    handed: es((count: number) => `Entregadas al servidor de correo: ${count}`, {
      en: (count) => `Handed to the mail server: ${count}`,
    }),
    without: es((count: number) => `Sin correo: ${count}`, { en: (count) => `Without an address: ${count}` }),
    refused: es((count: number) => `Rechazadas por el servidor de correo: ${count}`, {
      en: (count) => `Refused by the mail server: ${count}`,
    }),
    unreachable: es((count: number) => `Sin enviar, el servidor de correo no responde: ${count}`, {
      en: (count) => `Not sent, the mail server does not answer: ${count}`,
    }),
    underWay: es('Correo en camino', { en: 'Mail under way' }),
    sentAt: es((moment: string) => `Correo enviado ${moment}`, { en: (moment) => `Mailed ${moment}` }),
    failures: {
      no_address: es('Sin correo', { en: 'No address' }),
      refused: es('Correo rechazado', { en: 'Mail refused' }),
      unreachable: es('Correo sin enviar', { en: 'Mail not sent' }),
    },
    again: es('Enviar de nuevo', { en: 'Send Again' }),
    againHint: es('Ya la recibieron así. Un enlace nuevo reemplaza el anterior.', {
      en: 'They were sent theirs as follows. A new link replaces the one before.',
    }),
    sendAgain: es((count: number) => `Enviar de nuevo (${count})`, {
      en: (count) => `Send Again (${count})`,
    }),
    cancel: es(words.cancel),
  },
} satisfies Catalogue;
