/** The pages of text that every footer leads to, each with the name of its text. */
export const FOOTER_LINKS = [
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
  { to: '/privacy', text: 'privacy' },
] as const;
