/** The empty ground while the first route's code loads, so that nothing flashes. */
export function RouteLoading() {
  return <main aria-busy="true" className="min-h-dvh" />;
}
