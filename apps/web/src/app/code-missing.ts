/** The code of a screen could not be loaded: there is no connection, or the server has a newer version. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}
