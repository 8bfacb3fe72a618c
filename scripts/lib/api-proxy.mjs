/** The paths of the product's server while Vite serves the page. */
export const apiPaths = [
  '/companion/',
  '/copies',
  '/dictation/',
  '/girl/',
  '/import/',
  '/lorebook/',
  '/mate/',
  '/media/',
  '/memory/',
  '/payments/',
  '/pictures/',
  '/room/',
  '/safety/',
  '/speech',
  '/subscription/',
  '/user/',
];

/**
 * Returns Vite's `server.proxy` for a product at this URL. Pages and calls share some prefixes: Vite serves page
 * navigations itself.
 */
export function proxyToApi(target) {
  const bypass = (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined);
  return Object.fromEntries(apiPaths.map((path) => [path, { target, bypass }]));
}
