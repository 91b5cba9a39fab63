/** How people mark (MARK-1), for the forms of a company and of a person. Apart from `words`, which every screen loads. */
export const markingWords = {
  label: { es: 'Cómo se marca', en: 'How people mark' },
  button: { es: 'Con botón', en: 'With a button' },
  automatic: { es: 'Sola al entrar', en: 'By itself at sign-in' },
};
