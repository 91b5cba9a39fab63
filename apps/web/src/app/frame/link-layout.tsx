import { NarrowLayout, type NarrowLayoutProps } from './narrow-layout.tsx';

/** The page of a private link: no search engine lists it, and no referrer names it. */
export function LinkLayout({ children, ...props }: NarrowLayoutProps) {
  return (
    <NarrowLayout {...props}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {children}
    </NarrowLayout>
  );
}
