/** Loads the field for the code of a site, which only people of such sites have (MARK-36). */
export const loadSiteCodeField = () =>
  import('./site-code-field.tsx').then(({ SiteCodeField }) => SiteCodeField);

/** Loads the code of a site: the worker keeps Cuadrilla without it (PHONE-2). */
export const loadSiteCode = () =>
  import('./site-code-button.tsx').then(({ SiteCodeButton }) => SiteCodeButton);
