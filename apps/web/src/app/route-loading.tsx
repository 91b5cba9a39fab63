/** Stands while the first route's code arrives: the bare ground, so that nothing flashes. */
export function RouteLoading() {
  return <main aria-busy="true" className="min-h-dvh" />;
}
