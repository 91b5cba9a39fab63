// Sets the chosen theme before the first paint. src/lib/theme.ts keeps it from then on; both know the same cookie.
(() => {
  const find = (name) =>
    new RegExp(`(?:^|;\\s*)${name}=(light|dark|system)(?:;|$)`).exec(document.cookie)?.[1];
  const theme = find('__Host-theme') ?? find('theme');
  if (!theme || theme === 'system') return;
  document.documentElement.dataset.theme = theme;
  const ground = theme === 'dark' ? '#131416' : '#FAF9F6';
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = ground;
})();
