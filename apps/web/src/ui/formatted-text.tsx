import { Fragment, type ReactNode, useMemo } from 'react';
import { mayBeMarkdown } from '@/lib/may-be-markdown.ts';
import type { MarkdownNode } from '@/lib/parse-markdown.ts';
import { webAddress } from '@/lib/web-address.ts';
import { cn } from './cn.ts';
import { LinkedText, OutsideLink } from './linked-text.tsx';
import { useCodeFor } from './use-code-for.ts';

const loadParser = () => import('@/lib/parse-markdown.ts').then(({ parseMarkdown }) => parseMarkdown);

type FormattedTextProps = {
  children: string;
  /** Shows a piece without formatting; by default its addresses are links. */
  plain?: (text: string) => ReactNode;
  className?: string;
};

/**
 * A text that people typed, with its paragraphs, lists, emphasis, code and links (DESIGN-29). It is built of elements, never
 * of HTML, and shows as typed until the code that reads Markdown has loaded.
 */
export function FormattedText({ children: text, plain = linked, className }: FormattedTextProps) {
  const mayBe = mayBeMarkdown(text);
  const parse = useCodeFor(loadParser, mayBe);
  const root = useMemo(() => (mayBe ? parse?.(text) : undefined), [mayBe, parse, text]);
  return (
    <div dir="auto" className={cn('wrap-anywhere grid gap-2 whitespace-pre-line', className)}>
      {root ? <Parts of={root.children} text={text} plain={plain} /> : <p>{plain(text)}</p>}
    </div>
  );
}

function linked(text: string): ReactNode {
  return <LinkedText>{text}</LinkedText>;
}

interface Reading {
  /** The whole text, of which a node is a part. */
  readonly text: string;
  readonly plain: (text: string) => ReactNode;
}

function Parts({ of: nodes, ...reading }: Reading & { of: readonly MarkdownNode[] }) {
  return nodes.map((node) => (
    <Fragment key={node.position?.start.offset}>
      <Part node={node} {...reading} />
    </Fragment>
  ));
}

function Part({ node, ...reading }: Reading & { node: MarkdownNode }): ReactNode {
  const inner = 'children' in node && <Parts of={node.children} {...reading} />;
  switch (node.type) {
    case 'text':
      return reading.plain(node.value);
    case 'paragraph':
      return <p>{inner}</p>;
    case 'strong':
      return <strong className="font-semibold">{inner}</strong>;
    case 'emphasis':
      return <em>{inner}</em>;
    case 'inlineCode':
      return <code className="rounded-control bg-sunken px-1 font-mono text-sm">{node.value}</code>;
    case 'code':
      return (
        <pre
          dir="ltr"
          className="whitespace-pre-wrap rounded-control bg-sunken px-2 py-1.5 font-mono text-sm"
        >
          {node.value}
        </pre>
      );
    case 'list':
      return <ListPart node={node} {...reading} />;
    case 'link':
      return <LinkPart node={node} {...reading} />;
    default:
      return typed(node, reading);
  }
}

/** A list, whose numbers are those that were typed. */
function ListPart({ node, ...reading }: Reading & { node: Extract<MarkdownNode, { type: 'list' }> }) {
  const Element = node.ordered ? 'ol' : 'ul';
  return (
    <Element className={cn('grid gap-1 pl-6', node.ordered ? 'list-decimal' : 'list-disc')}>
      {node.children.map((item) => (
        <li
          key={item.position?.start.offset}
          {...(node.ordered && { value: Number.parseInt(typed(item, reading), 10) })}
        >
          <Parts of={item.children} {...reading} />
        </li>
      ))}
    </Element>
  );
}

/** A link with words of its own names the host that it leads to. One to anything but the web stays as typed. */
function LinkPart({ node, ...reading }: Reading & { node: Extract<MarkdownNode, { type: 'link' }> }) {
  const address = webAddress(node.url);
  const asTyped = typed(node, reading);
  if (!address) return asTyped;
  const isAddress = !asTyped.startsWith('[');
  return (
    <>
      <OutsideLink href={address.href} dir={isAddress ? 'ltr' : 'auto'}>
        {/* A link has no other inside it. */}
        <Parts of={node.children} text={reading.text} plain={(text) => text} />
      </OutsideLink>
      {!isAddress && <bdi className="text-muted">{` (${address.host})`}</bdi>}
    </>
  );
}

/** The signs of a node as they were typed. */
function typed({ position }: MarkdownNode, { text }: Reading): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
