/** What the shared schemas and the server say about a field, in Spanish for the screens in Spanish. */
const MESSAGES: readonly (readonly [said: RegExp, spanish: string])[] = [
  [/^(Required|New password is required)\.$/, 'Este dato es necesario.'],
  [/^Not a valid e-mail address\.$/, 'No es una dirección de correo válida.'],
  [/^(?:New password must be at|At) least (\d+) characters(?: long)?\.$/, 'Al menos $1 caracteres.'],
  [/^At most (\d+) characters\.$/, 'A lo sumo $1 caracteres.'],
  [/^New password must be at most 72 bytes long\.$/, 'Demasiado larga.'],
  [/^Only letters, digits, .*$/, 'Solo letras sin acento, dígitos, «.», «_» y «-».'],
  [/^Username is already taken\.$/, 'Ese usuario ya existe.'],
  [/^Email is already registered\.$/, 'Ese correo ya está registrado.'],
  [/^Every assignee must be a member of the project\.$/, 'Alguien ya no está en el proyecto.'],
  [/^It overlaps another time record\.$/, 'Se cruza con otro registro de la misma persona.'],
  [/^The time record is still open\.$/, 'El registro todavía está en curso.'],
  [/^The employee has no company\.$/, 'El empleado no tiene empresa.'],
  [/^Time record not found$/, 'El registro ya no existe.'],
  [/^Project not found$/, 'El proyecto ya no existe.'],
  [/^The project is of another company\.$/, 'El proyecto es de otra empresa.'],
  [/^The start lies too far back\.$/, 'El inicio queda demasiado atrás.'],
  [/^The end is not after the start\.$/, 'El fin no es posterior al inicio.'],
  [/^The end lies in the future\.$/, 'El fin está en el futuro.'],
  [/^A time record lasts at most (\d+) hours\.$/, 'Un registro dura a lo sumo $1 horas.'],
  [
    /^Too many records for one sheet: .*$/,
    'Son demasiados registros para una hoja: un período más corto, o CSV.',
  ],
];

/** A message about a field in Spanish; one that is not known here stays as it is. */
export function inSpanish<Message extends string | undefined>(message: Message): Message | string {
  if (message === undefined) return message;
  const known = MESSAGES.find(([said]) => said.test(message));
  return known ? message.replace(...known) : message;
}
