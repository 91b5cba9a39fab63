/**
 * The file of a thread, which lies beside the module that starts it: in the sources as JavaScript that needs no build,
 * in the product as a bundle of its own beside the programs (`build.mjs`).
 * @param startedBy `import.meta.url` of that module
 */
export function threadFile(name: string, startedBy: string): URL {
  return new URL(`./${name}.${startedBy.endsWith('.ts') ? 'mjs' : 'js'}`, startedBy);
}
