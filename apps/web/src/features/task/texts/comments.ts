import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The comments on a task (COMMENT-10). */
export const commentTexts = {
  title: es('Comentarios', { en: 'Comments' }),
  list: es('Comentarios de la tarea', { en: 'Comments on the task' }),
  follow: es('Seguir la tarea', { en: 'Follow the task' }),
  unfollow: es('Dejar de seguir', { en: 'Stop following' }),
  failedToFollow: es('No se guardó si se sigue la tarea.', {
    en: 'The choice to follow the task was not saved.',
  }),
  loading: es('Cargando los comentarios...', { en: 'Loading the comments...' }),
  failedToLoad: es('No se pudieron cargar los comentarios.', { en: 'The comments could not be loaded.' }),
  safe: es(words.safe),
  empty: es('Todavía no hay comentarios.', { en: 'There are no comments yet.' }),
  earlier: es('Ver comentarios anteriores', { en: 'See earlier comments' }),
  nobody: es('Cuenta eliminada', { en: 'Deleted account' }),
  imported: es((name: string) => `Importado por ${name}`, { en: (name) => `Imported by ${name}` }),
  edited: es((moment: string) => `Editado el ${moment}`, { en: (moment) => `Edited on ${moment}` }),
  said: es((name: string, text: string) => `Comentario de ${name}: ${text}`, {
    en: (name, text) => `Comment by ${name}: ${text}`,
  }),
  add: es('Nuevo comentario', { en: 'New comment' }),
  hint: es(
    'Ctrl+Intro lo envía; @ menciona a una persona del proyecto; **negrita**, *cursiva* y - lista dan formato.',
    {
      en: 'Ctrl+Enter sends it; @ mentions a person of the project; **bold**, *italic* and - list format it.',
    },
  ),
  send: es('Comentar', { en: 'Comment' }),
  attach: es('Adjuntar archivos', { en: 'Attach files' }),
  attached: es('Archivos adjuntos', { en: 'Attached files' }),
  files: es('Archivos del comentario', { en: 'Files of the comment' }),
  detach: es('Quitar', { en: 'Remove' }),
  detachOf: es((name: string) => `Quitar ${name} del comentario`, {
    en: (name) => `Remove ${name} from the comment`,
  }),
  offline: es('Sin conexión, el comentario espera aquí y se envía solo después.', {
    en: 'Without a connection, the comment waits here and is sent by itself later.',
  }),
  waits: es('Sin enviar: se envía solo con la conexión.', {
    en: 'Not sent: it is sent by itself with the connection.',
  }),
  notSent: es('El comentario no se envió. El texto sigue aquí.', {
    en: 'The comment was not sent. The text is still here.',
  }),
  tooLong: es(phrases.tooLong),
  people: es('Personas para mencionar', { en: 'People to mention' }),
  edit: es(words.edit),
  editOf: es((text: string) => `Editar el comentario «${text}»`, {
    en: (text) => `Edit the comment “${text}”`,
  }),
  quote: es('Citar', { en: 'Quote' }),
  quoteOf: es((text: string) => `Citar el comentario «${text}»`, {
    en: (text) => `Quote the comment “${text}”`,
  }),
  reactions: es('Reacciones', { en: 'Reactions' }),
  react: es('Reaccionar', { en: 'React' }),
  reactTo: es((text: string) => `Reaccionar al comentario «${text}»`, {
    en: (text) => `React to the comment “${text}”`,
  }),
  like: es('Me gusta', { en: 'I like it' }),
  love: es('Me encanta', { en: 'I love it' }),
  laugh: es('Me da risa', { en: 'It makes me laugh' }),
  celebrate: es('Lo celebro', { en: 'I celebrate it' }),
  look: es('Lo estoy viendo', { en: 'I am looking at it' }),
  done: es('Listo', { en: 'Done' }),
  andMore: es((names: string, count: number) => `${names} y ${count} más`, {
    en: (names, count) => `${names} and ${count} more`,
  }),
  failedToReact: es('La reacción no se guardó.', { en: 'The reaction was not saved.' }),
  more: es('Ver todo el texto', { en: 'See the whole text' }),
  less: es('Ver menos', { en: 'See less' }),
  editing: es('Texto del comentario', { en: 'Text of the comment' }),
  save: es(words.save),
  cancel: es(words.cancel),
  remove: es('Eliminar', { en: 'Delete' }),
  removeOf: es((text: string) => `Eliminar el comentario «${text}»`, {
    en: (text) => `Delete the comment “${text}”`,
  }),
  removed: es('Comentario eliminado.', { en: 'Comment deleted.' }),
  failedToRemove: es('El comentario no se pudo eliminar.', { en: 'The comment could not be deleted.' }),
} satisfies Catalogue;
