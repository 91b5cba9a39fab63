// What is done while the code of the page is still coming.

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

// Asks for the tasks of the board that a page begins with. src/lib/asked-ahead.ts takes the answer, where the client
// comes to ask for the very same.
(() => {
  const [, board] = /^\/(?:employee\/)?projects\/([0-9a-f]{24})$/.exec(location.pathname) ?? [];
  const token = localStorage.getItem('accessToken');
  if (!board || !token) return;
  const url = `/api/tasks/project/${board}`;
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: 'application/vnd.faena.compact+json, application/json;q=0.9',
  };
  const stop = new AbortController();
  const answer = fetch(url, { headers, signal: stop.signal });
  // Whoever takes it is told of what fails; nobody may.
  answer.catch(() => undefined);
  window.askedAhead = { url, headers, sent: Date.now(), answer, stop };
})();
