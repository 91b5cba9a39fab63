import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';

/**
 * Constructs that stay as typed (DESIGN-29). A heading changes the meaning of `# 12`, HTML is not ours, and a picture would ask
 * a stranger for it. Quotes are parted from the text before.
 */
const AS_TYPED = [
  'headingAtx',
  'setextUnderline',
  'thematicBreak',
  'blockQuote',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'definition',
  'codeIndented',
  'characterReference',
  'wwwAutolink',
  'emailAutolink',
];

/**
 * The structure of a text in Markdown: paragraphs, lists, emphasis, code and links. An address keeps its `_` and `*`, and
 * stays text, which the reader of addresses makes a link (DESIGN-26).
 */
export function parseMarkdown(text: string) {
  return fromMarkdown(text, {
    extensions: [gfmAutolinkLiteral(), { disable: { null: AS_TYPED } }],
    mdastExtensions: [
      {
        enter: {
          literalAutolinkHttp(token) {
            this.config.enter.data?.call(this, token);
          },
        },
        exit: {
          literalAutolinkHttp(token) {
            this.config.exit.data?.call(this, token);
          },
        },
      },
    ],
  });
}

/** A paragraph, list or any smaller part of a text. */
export type MarkdownNode = ReturnType<typeof parseMarkdown>['children'][number];
