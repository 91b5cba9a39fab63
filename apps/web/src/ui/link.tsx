import { type ComponentType, createContext, use } from 'react';
import type { LinkProps } from 'react-router-dom';

/** Draws the links of a page: the router's, or plain anchors before there is a router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link to another page of the product, for components with and without the router. */
export function Link(props: LinkProps) {
  const Drawn = use(LinkContext);
  return <Drawn {...props} />;
}

/** A link that the browser follows by itself. */
function PlainLink({ to, replace: _, state: __, reloadDocument: ___, ...props }: LinkProps) {
  return <a {...props} href={pathOf(to)} />;
}

/** The address that a link leads to. */
export function pathOf(to: LinkProps['to']): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
