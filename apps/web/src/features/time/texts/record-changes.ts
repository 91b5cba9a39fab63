import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** A manager's acts on records besides correcting: void, restore, split, several at once. */
export const recordChangeTexts = {
  void: {
    action: es('Anular', { en: 'Void' }),
    title: es((count: number) => (count === 1 ? 'Anular registro' : `Anular ${count} registros`), {
      en: (count) => (count === 1 ? 'Void Record' : `Void ${count} Records`),
    }),
    hint: es('No contarán horas ni dinero. Quedan en la lista y se pueden restaurar.', {
      en: 'They will count no hours and no money. They stay in the list and can be restored.',
    }),
    save: es('Anular', { en: 'Void' }),
    saving: es('Anulando...', { en: 'Voiding...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo anular.', { en: 'It could not be voided.' }),
  },
  unvoid: {
    action: es('Restaurar', { en: 'Restore' }),
    title: es((count: number) => (count === 1 ? 'Restaurar registro' : `Restaurar ${count} registros`), {
      en: (count) => (count === 1 ? 'Restore Record' : `Restore ${count} Records`),
    }),
    hint: es('Volverán a contar.', { en: 'They will count again.' }),
    save: es('Restaurar', { en: 'Restore' }),
    saving: es('Restaurando...', { en: 'Restoring...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo restaurar.', { en: 'It could not be restored.' }),
  },
  confirmSeveral: {
    title: es((count: number) => (count === 1 ? 'Confirmar registro' : `Confirmar ${count} registros`), {
      en: (count) => (count === 1 ? 'Confirm Record' : `Confirm ${count} Records`),
    }),
    hint: es('Quedan como están y dejan de estar por revisar. El motivo es opcional.', {
      en: 'They stay as they are and no longer wait for review. The reason is optional.',
    }),
    save: es('Confirmar', { en: 'Confirm' }),
    saving: es('Confirmando...', { en: 'Confirming...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo confirmar.', { en: 'It could not be confirmed.' }),
  },
  split: {
    action: es('Dividir', { en: 'Split' }),
    title: es('Dividir registro', { en: 'Split Record' }),
    date: es('Dividir el día', { en: 'Split on' }),
    time: es('Dividir a las', { en: 'Split at' }),
    first: es('Primera parte', { en: 'First part' }),
    second: es('Segunda parte', { en: 'Second part' }),
    project: es((part: string) => `Proyecto: ${part}`, { en: (part) => `Project: ${part}` }),
    save: es('Dividir', { en: 'Split' }),
    saving: es('Dividiendo...', { en: 'Splitting...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo dividir el registro.', { en: 'The record could not be split.' }),
  },
  selection: {
    label: es('Registros elegidos', { en: 'Chosen records' }),
    choose: es((moment: string) => `Elegir: ${moment}`, { en: (moment) => `Choose: ${moment}` }),
    count: es((count: number) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`), {
      en: (count) => `${count} selected`,
    }),
    confirm: es(
      (waiting: number, chosen: number) =>
        waiting === chosen ? 'Confirmar' : `Confirmar ${waiting} por revisar`,
      { en: (waiting, chosen) => (waiting === chosen ? 'Confirm' : `Confirm ${waiting} to review`) },
    ),
    void: es('Anular', { en: 'Void' }),
    clear: es('Quitar la selección', { en: 'Clear the selection' }),
    tooMany: es((max: number) => `Son ${max} a la vez como mucho.`, {
      en: (max) => `At most ${max} at once.`,
    }),
  },
  /** The blockers of a common change. */
  inTheWay: {
    title: es('Nada se ha cambiado. Lo impide:', { en: 'Nothing was changed. In the way:' }),
    one: alike((moments: string, why: string) => `${moments}: ${why}`),
    leaveOut: es('Dejar fuera', { en: 'Leave out' }),
  },
  /** Somebody else's change of a record about to be changed here. */
  changed: {
    title: es('Cambió mientras tanto.', { en: 'It was changed meanwhile.' }),
    now: es((moments: string) => `Ahora: ${moments}`, { en: (moments) => `Now: ${moments}` }),
    kept: es('Nada se ha guardado; lo escrito sigue aquí. Guardar otra vez lo aplica a lo de ahora.', {
      en: 'Nothing was saved; what is written is still here. Saving again applies it to what is there now.',
    }),
  },
} satisfies Catalogue;
