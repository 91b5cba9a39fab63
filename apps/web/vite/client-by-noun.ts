import type { ESTree, Plugin } from 'vite';

/** The one module that every request comes from. */
const CLIENT = '@/lib/client.ts';
const PREFIX = 'faena:client/';

type Node = ESTree.Node;

/**
 * Gives each file the client of the nouns that it calls. The client of all nouns would bring their routes, a kilobyte per
 * dozen of them, into every first screen.
 */
export function clientByNoun(): Plugin {
  return {
    name: 'faena:client-by-noun',
    apply: 'build',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load: {
      filter: { id: /^\0faena:client\// },
      handler: (id) => ownClientOf(id.slice(`\0${PREFIX}`.length)),
    },
    transform: {
      filter: { code: /\bclient\b[^;]*from\s*["'](@\/lib|\.)\/client\.ts["']/ },
      handler(code) {
        return { code: callsByNoun(code, this.parse(code)), map: null };
      },
    },
  };
}

function ownClientOf(noun: string): string {
  const file = noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `import { ${noun} } from '@faena/shared/contract/${file}';
import { ownClientOf } from '${CLIENT}';
export const client = /* @__PURE__ */ ownClientOf({ ${noun} });
`;
}

/**
 * The code with `client_task.task` for `client.task`, and an import of each such client.
 * @throws Error for a use of the client as a whole
 */
export function callsByNoun(code: string, program: ESTree.Program): string {
  const nouns = new Set<string>();
  const edits: { at: number; text: string }[] = [];
  const visit = (node: Node, parent: Node | null) => {
    if (node.type === 'ImportSpecifier' && parent?.type === 'ImportDeclaration') return;
    if (node.type === 'MemberExpression' && !node.computed && isClient(node.object)) {
      nouns.add(node.property.name);
      edits.push({ at: node.object.end, text: `_${node.property.name}` });
      return;
    }
    if (isClient(node) && !isName(node, parent)) throw new Error('Only nouns of the client can be used');
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program, null);
  const imports = [...nouns].map((noun) => `import { client as client_${noun} } from '${PREFIX}${noun}';\n`);
  let edited = code;
  for (const { at, text } of edits.sort((one, other) => other.at - one.at)) {
    edited = edited.slice(0, at) + text + edited.slice(at);
  }
  return imports.join('') + edited;
}

function isClient(node: Node): node is ESTree.IdentifierReference {
  return node.type === 'Identifier' && node.name === 'client';
}

/** Whether it is the name of a property, as in `{ client: queries }`. */
function isName(node: Node, parent: Node | null): boolean {
  return (
    (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
    (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed)
  );
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child);
}
