import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The bank file of a run. */
export const bankFileTexts = {
  open: es('Archivo para el banco…', { en: 'Bank file…' }),
  title: es('Archivo para el banco', { en: 'Bank File' }),
  hint: es(
    'Una línea por persona con algo pendiente; si todo está pagado, una por persona pagada por transferencia. Lo que se elige aquí vale para toda la empresa.',
    {
      en: 'A line for each person with something pending; once all is paid, one for each person paid by transfer. What is chosen here holds for the whole company.',
    },
  ),
  isPaid: es('Todo está marcado como pagado: conviene revisar antes de enviarlo al banco de nuevo.', {
    en: 'All is marked as paid: check before you send it to the bank again.',
  }),
  leftOut: es(
    (count: number) =>
      `No va en el archivo lo pagado en efectivo o de otra forma, a ${count === 1 ? '1 persona' : `${count} personas`}.`,
    {
      en: (count) =>
        `Left out: what was paid in cash or another way, to ${count === 1 ? '1 person' : `${count} people`}.`,
    },
  ),
  /** The page of a person. */
  person: {
    title: es('Cuenta bancaria', { en: 'Bank Account' }),
    hint: es('A esta cuenta le paga la empresa. Se le avisa por correo de cada cambio.', {
      en: 'The company pays to this account. Each change is told by mail.',
    }),
    failed: es('No se pudo cargar la cuenta.', { en: 'The account could not be loaded.' }),
    none: es('Sin cuenta: en el archivo para el banco, su celda queda vacía.', {
      en: 'No account: in the bank file, its cell stays empty.',
    }),
    set: es('Agregar cuenta', { en: 'Add an Account' }),
    change: es('Cambiar cuenta', { en: 'Change the Account' }),
    account: es('Cuenta nueva', { en: 'New account' }),
    accountHint: es('Completa; vacía quita la que hay.', {
      en: 'The whole number; an empty one removes the present one.',
    }),
    cancel: es(words.cancel),
    save: es('Guardar cuenta', { en: 'Save Account' }),
    saving: es('Guardando…', { en: 'Saving…' }),
    saved: es('Cuenta guardada.', { en: 'The account is saved.' }),
    saveFailed: es('No se pudo guardar la cuenta.', { en: 'The account could not be saved.' }),
  },
  columns: es('Columnas', { en: 'Columns' }),
  column: {
    name: es('Nombre', { en: 'Name' }),
    username: es('Usuario', { en: 'Username' }),
    account: es('Cuenta', { en: 'Account' }),
    amount: es('Monto', { en: 'Amount' }),
    currency: es('Moneda', { en: 'Currency' }),
    reference: es('Referencia', { en: 'Reference' }),
    period: es('Período', { en: 'Period' }),
  },
  up: es((column: string) => `Subir ${column}`, { en: (column) => `Move ${column} up` }),
  down: es((column: string) => `Bajar ${column}`, { en: (column) => `Move ${column} down` }),
  noColumn: es('Falta elegir una columna.', { en: 'Choose at least one column.' }),
  separator: es('Separador', { en: 'Separator' }),
  separators: {
    ',': es('Coma (,)', { en: 'Comma (,)' }),
    ';': es('Punto y coma (;)', { en: 'Semicolon (;)' }),
  },
  header: es('Con títulos en la primera línea', { en: 'With headings on the first line' }),
  example: es('Por ejemplo', { en: 'For example' }),
  accounts: es('Cuentas', { en: 'Accounts' }),
  accountOf: es((name: string) => `Cuenta de ${name}`, { en: (name) => `Account of ${name}` }),
  /** The people without an account: some by name, and the number of all. */
  missing: es(
    (names: readonly string[], count: number) =>
      `Sin cuenta: ${names.join(', ')}${count > names.length ? ` y ${count - names.length} más` : ''}. Su celda queda vacía.`,
    {
      en: (names, count) =>
        `No account: ${names.join(', ')}${count > names.length ? ` and ${count - names.length} more` : ''}. Their cell stays empty.`,
    },
  ),
  accountFault: es('Solo letras sin acento, dígitos, guiones y espacios.', {
    en: 'Only letters, digits, hyphens and spaces.',
  }),
  nobody: es('Nadie de este período cobra algo.', {
    en: 'Nobody in this period is paid anything.',
  }),
  loading: es('Cargando el archivo para el banco…', { en: 'Loading the bank file…' }),
  loadFailed: es('No se pudo cargar cómo se escribe el archivo.', {
    en: 'How the file is written could not be loaded.',
  }),
  cancel: es(words.cancel),
  save: es('Guardar y descargar', { en: 'Save and download' }),
  saving: es('Guardando…', { en: 'Saving…' }),
  failed: es('No se pudo guardar o descargar. Se puede intentar de nuevo.', {
    en: 'It could not be saved or downloaded. It can be tried again.',
  }),
  done: es('Archivo descargado.', { en: 'File downloaded.' }),
} satisfies Catalogue;
