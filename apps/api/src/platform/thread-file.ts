/**
 * The file of a thread, beside the module that starts it: JavaScript in the sources, a bundle of its own in the product
 * (`build.mjs`).
 * @param startedBy `import.meta.url` of that module
 */
export function threadFile(name: string, startedBy: string): URL {
  return new URL(`./${name}.${startedBy.endsWith('.ts') ? 'mjs' : 'js'}`, startedBy);
}
